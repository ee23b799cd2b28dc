// A kernel at work: the WebAssembly module of one game and its memory, as `kernels/calling.py` uses it from Python.

const PAGE = 65_536;

export interface Machine {
  heap_base: number;
  reserve(size: number): void;
  read(at: number, size: number): Uint8Array;
  write(at: number, data: Uint8Array): void;
  call(name: string, kinds: string, given: Iterable<number | bigint>): number;
}

export async function machine(module: ArrayBuffer): Promise<Machine> {
  const memory = new WebAssembly.Memory({ initial: 2 });
  const { instance } = await WebAssembly.instantiate(module, { env: { memory } });
  const exports = instance.exports as Record<string, WebAssembly.Global & ((...given: (number | bigint)[]) => number)>;
  return {
    heap_base: exports["__heap_base"]!.value as number,
    reserve(size) {
      const lacking = Math.ceil(size / PAGE) - memory.buffer.byteLength / PAGE;
      if (lacking > 0) memory.grow(lacking);
    },
    read: (at, size) => new Uint8Array(memory.buffer, at, size).slice(),
    write: (at, data) => new Uint8Array(memory.buffer).set(data, at),
    // Whole numbers ("q") have 64 bits there; places in memory ("p") and fractions ("d") are numbers.
    call: (name, kinds, given) => exports[name]!(...[...given].map((value, i) => (kinds[i] === "q" ? BigInt(value) : Number(value)))),
  };
}
