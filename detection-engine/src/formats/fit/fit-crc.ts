/** The CRC-16 of the FIT protocol (polynomial 0xA001 reflected, initial 0), eight bytes per step (slicing-by-8). */
const POLYNOMIAL = 0xa001;
const SLICES = 8;

/** TABLES[256 * s + b]: contribution of byte b with s more bytes after it in the step. */
const TABLES = buildTables();

/**
 * Checksum of bytes[from, to).
 * @param before checksum of what precedes them
 */
export function fitCrc(bytes: Uint8Array, from: number, to: number, before = 0): number {
  const t = TABLES;
  let crc = before;
  let at = from;
  for (const last = to - SLICES; at <= last; at += SLICES) {
    crc =
      t[0x700 + (bytes[at]! ^ (crc & 0xff))]! ^
      t[0x600 + (bytes[at + 1]! ^ (crc >>> 8))]! ^
      t[0x500 + bytes[at + 2]!]! ^
      t[0x400 + bytes[at + 3]!]! ^
      t[0x300 + bytes[at + 4]!]! ^
      t[0x200 + bytes[at + 5]!]! ^
      t[0x100 + bytes[at + 6]!]! ^
      t[bytes[at + 7]!]!;
  }
  for (; at < to; at++) crc = (crc >>> 8) ^ t[(crc ^ bytes[at]!) & 0xff]!;
  return crc;
}

function buildTables(): Uint16Array {
  const tables = new Uint16Array(256 * SLICES);
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    tables[byte] = crc;
  }
  for (let at = 256; at < tables.length; at++) {
    const before = tables[at - 256]!;
    tables[at] = (before >>> 8) ^ tables[before & 0xff]!;
  }
  return tables;
}
