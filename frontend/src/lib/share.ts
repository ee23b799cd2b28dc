// A position in a link: packed into the part of the address that browsers do not send anywhere.

export type Shared = Record<string, unknown>;

async function through(data: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function packed(position: Shared): Promise<string> {
  const small = await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...small)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The position in a link; null where there is none. */
export async function unpacked(text: string): Promise<Shared | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    return asPosition(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
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
