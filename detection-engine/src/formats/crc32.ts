/** The CRC-32 of gzip and zip (polynomial 0xEDB88320 reflected). */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
});

/** Incremental checksum and length. */
export class Crc32 {
  #crc = -1;
  #length = 0;

  get value(): number {
    return ~this.#crc >>> 0;
  }

  /** Modulo 2^32. */
  get length(): number {
    return this.#length >>> 0;
  }

  add(bytes: Uint8Array): void {
    let crc = this.#crc;
    for (let at = 0; at < bytes.length; at++) crc = TABLE[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
    this.#crc = crc;
    this.#length += bytes.length;
  }

  reset(): void {
    this.#crc = -1;
    this.#length = 0;
  }
}
