import { constants, crc32, deflateRawSync } from 'node:zlib';
import { type AsyncFlateStreamHandler, Zip, ZipDeflate, type ZipInputFile } from 'fflate';

const MEGABYTE = 1_000_000;
const DEFLATED = 8;
const CENTRAL_HEADER = 0x02014b50;
const CENTRAL_HEADER_BYTES = 46;
const UNPACKED_SIZE_AT = 24;

/** A zip as a server streams it: sizes are 0 in the local headers and follow in data descriptors. */
export function zipOf(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipped((zip) => {
    for (const [name, bytes] of Object.entries(files)) {
      const entry = new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(bytes, true);
    }
  });
}

/** A small zip of one file of zeros, this many megabytes unpacked. */
export function bombOf(filename: string, megabytes: number): Uint8Array {
  const zeros = new Uint8Array(MEGABYTE);
  // A full flush ends on a byte and forgets what was before, so that the same bytes can follow each other.
  const packed = deflateRawSync(zeros, { finishFlush: constants.Z_FULL_FLUSH });
  let crc = 0;
  for (let megabyte = 0; megabyte < megabytes; megabyte++) crc = crc32(zeros, crc);
  const entry: ZipInputFile & { ondata: AsyncFlateStreamHandler } = {
    filename,
    crc,
    size: megabytes * MEGABYTE,
    compression: DEFLATED,
    ondata: () => undefined,
  };
  return zipped((zip) => {
    zip.add(entry);
    for (let megabyte = 0; megabyte < megabytes; megabyte++) entry.ondata(null, packed, false);
    entry.ondata(null, deflateRawSync(new Uint8Array()), true);
  });
}

/** The same zip of one entry, whose directory says that the entry unpacks to this size. */
export function claimingSize(zip: Uint8Array, size: number): Uint8Array {
  const copy = Buffer.from(zip);
  for (let at = copy.length - CENTRAL_HEADER_BYTES; at >= 0; at--) {
    if (copy.readUInt32LE(at) !== CENTRAL_HEADER) continue;
    copy.writeUInt32LE(size, at + UNPACKED_SIZE_AT);
    return copy;
  }
  return copy;
}

function zipped(fill: (zip: Zip) => void): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    parts.push(part);
  });
  fill(zip);
  zip.end();
  return Buffer.concat(parts);
}
