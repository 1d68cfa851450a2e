/** Maximum bytes of a number, and of a number below 2^32. */
const MAX_BYTES = 8;
const MAX_BYTES_UINT32 = 5;

/** A growing buffer of integers in LEB128: little-endian base 128, the high bit set on all bytes but the last. */
export class VarintWriter {
  #bytes: Uint8Array;
  #length: number;

  /** @param header bytes reserved at the front */
  constructor(header: number, expected: number) {
    this.#bytes = new Uint8Array(header + expected);
    this.#length = header;
  }

  /** A whole number from 0 to 2^53. */
  write(value: number): void {
    this.#makeRoom(MAX_BYTES);
    let rest = value;
    for (; rest > 0x7fffffff; rest = Math.floor(rest / 128))
      this.#bytes[this.#length++] = (rest % 128) | 0x80;
    for (; rest > 0x7f; rest >>>= 7) this.#bytes[this.#length++] = (rest & 0x7f) | 0x80;
    this.#bytes[this.#length++] = rest;
  }

  /** Whole numbers from 0 to 2^32 - 1. */
  writeAll(values: Uint32Array): void {
    this.#makeRoom(values.length * MAX_BYTES_UINT32);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < values.length; index++) {
      let rest = values[index]!;
      while (rest > 0x7f) {
        bytes[at++] = (rest & 0x7f) | 0x80;
        rest >>>= 7;
      }
      bytes[at++] = rest;
    }
    this.#length = at;
  }

  writeBytes(values: Uint8Array): void {
    this.#makeRoom(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #makeRoom(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const wider = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    wider.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = wider;
  }
}

/** Reads the output of VarintWriter. Past the end it reads zeros; callers compare `at` with the length. */
export class VarintReader {
  constructor(
    readonly bytes: Uint8Array,
    public at: number,
  ) {}

  read(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  }
}
