/** A wave that a watch counted, in epoch milliseconds, meters and m/s. */
export interface WatchSplit {
  readonly startTime: number;
  readonly endTime: number;
  readonly distance: number;
  readonly maxSpeed: number;
}

const FIT_EPOCH_SECONDS = 631_065_600;
const UINT32 = 0x86;
/** Split type, distance, start, highest speed, end: number, size and type of each field. */
const FIELDS = [
  [0, 1, 0],
  [3, 4, UINT32],
  [9, 4, UINT32],
  [25, 4, UINT32],
  [27, 4, UINT32],
];
const SPLIT = 312;
const SURF_ACTIVE = 11;
const LOCAL = 15;

/** A FIT file of one part with a `split` message for each wave behind its other messages. */
export function withWatchSplits(file: Uint8Array, waves: readonly WatchSplit[]): Buffer {
  const uint32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const seconds = (time: number) => uint32(Math.round(time / 1000) - FIT_EPOCH_SECONDS);
  const definition = [0x40 | LOCAL, 0, 0, SPLIT & 0xff, SPLIT >> 8, FIELDS.length, ...FIELDS.flat()];
  const splits = waves.map(({ startTime, endTime, distance, maxSpeed }) =>
    Buffer.concat([
      Buffer.from([LOCAL, SURF_ACTIVE]),
      uint32(Math.round(distance * 100)),
      seconds(startTime),
      uint32(Math.round(maxSpeed * 1000)),
      seconds(endTime),
    ]),
  );
  const whole = Buffer.concat([file.subarray(0, -2), Buffer.from(definition), ...splits]);
  whole.writeUInt32LE(whole.length - whole.readUInt8(0), 4);
  // A checksum of the header is optional.
  whole.writeUInt16LE(0, 12);
  const checksum = Buffer.alloc(2);
  checksum.writeUInt16LE(crcOf(whole));
  return Buffer.concat([whole, checksum]);
}

/** CRC-16 with the reflected polynomial 0xA001. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}
