// A position in a link: packed into the part of the address that browsers do not send anywhere.

export type Shared = Record<string, unknown>;

async function through(data: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Anything, as letters that an address can hold. */
export async function pack(content: unknown): Promise<string> {
  const small = await through(new TextEncoder().encode(JSON.stringify(content)), new CompressionStream("deflate-raw"));
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of what was packed; fails where it is damaged. */
export async function unpack(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

export const packed = (position: Shared): Promise<string> => pack(position);

/** The position in a link; null where there is none. */
export async function unpacked(text: string): Promise<Shared | null> {
  try {
    return asPosition(await unpack(text));
  } catch {
    return null;
  }
}

/** What a file or link holds, if it is a position and not a record. */
export function asPosition(text: string): Shared | null {
  try {
    const found: unknown = JSON.parse(text);
    return found && typeof found === "object" && Array.isArray((found as Shared).seats) && "game" in found ? (found as Shared) : null;
  } catch {
    return null;
  }
}
