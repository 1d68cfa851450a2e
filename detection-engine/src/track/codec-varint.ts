/** Grows as it is written; integers are little-endian base 128, the high bit saying that more follows. */
export class VarintWriter {
  #bytes: Uint8Array;
  #length: number;

  /** Leaves `header` bytes free at the front. */
  constructor(header: number, expected: number) {
    this.#bytes = new Uint8Array(header + expected);
    this.#length = header;
  }

  /** A whole number from 0 to 2^53. */
  write(value: number): void {
    if (this.#length + 8 > this.#bytes.length) this.#grow();
    let rest = value;
    for (; rest > 0x7fffffff; rest = Math.floor(rest / 128))
      this.#bytes[this.#length++] = (rest % 128) | 0x80;
    for (; rest > 0x7f; rest >>>= 7) this.#bytes[this.#length++] = (rest & 0x7f) | 0x80;
    this.#bytes[this.#length++] = rest;
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(): void {
    const wider = new Uint8Array(this.#bytes.length * 2 + 8);
    wider.set(this.#bytes);
    this.#bytes = wider;
  }
}

/** Reads what VarintWriter wrote; past the end it reads zeros, so callers check `at` against the length. */
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
