// The files of a zip archive, for values that came as one: the plain format with stored and deflated files, no more.

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Every file by its path; null: no zip archive that can be read. */
export async function unzipped(data: ArrayBuffer): Promise<Map<string, string> | null> {
  try {
    return await files(new DataView(data));
  } catch {
    return null;
  }
}

async function files(view: DataView): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let end = view.byteLength - 22;
  while (view.getUint32(end, true) !== END) end -= 1;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError("no entry");
    const [method, size, name, extra, comment] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const path = text(view, at + 46, name);
    if (!path.endsWith("/")) found.set(path, await content(new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + start, size), method));
    at += 46 + name + extra + comment;
  }
  return found;
}

const text = (view: DataView, at: number, length: number): string => new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));

async function content(packed: Uint8Array<ArrayBuffer>, method: number): Promise<string> {
  if (method === 0) return new TextDecoder().decode(packed);
  if (method !== 8) throw new RangeError("no such packing");
  return new Response(new Response(packed).body!.pipeThrough(new DecompressionStream("deflate-raw"))).text();
}
