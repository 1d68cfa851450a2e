import { Random } from '../../src/simulate/random.ts';
import {
  DISTANCE,
  FitBuilder,
  LATITUDE,
  LONGITUDE,
  RECORD,
  SPEED,
  TIMESTAMP,
  plainFit,
  repairFitCrc,
} from '../fit-builder.ts';
import { mutate } from './mutate.ts';

const HEADER_BYTES = 14;
const CRC_BYTES = 2;

/** Headers and definitions that change the meaning of the following bytes. */
const WORDS = [
  [0x40, 0, 0, 20, 0, 2, 253, 4, 0x86, 0, 4, 0x85],
  [0x60, 0, 0, 20, 0, 1, 253, 4, 0x86, 1, 0, 2, 0],
  [0x41, 0, 1, 0, 20, 1, 6, 4, 0x88],
  [0x42, 0, 0, 206, 0, 3, 0, 1, 2, 1, 1, 2, 2, 1, 2],
  [0x43, 0, 0, 20, 0, 0],
  [0x80, 0x9f, 0xe1],
  [0x00],
  [253, 4, 0x86],
  [0xff, 0xff, 0xff, 0xff],
  [0xff, 0xff, 0xff, 0x7f],
].map((word) => Uint8Array.from(word));

const varied = () => {
  const builder = new FitBuilder()
    .define(0, 0, [[0, 1, 0], [1, 2, 0x84], [2, 2, 0x84], [8, 6, 7]])
    .raw(0, 4, 1, 0, 0x4e, 0x0c, 0x57, 0x61, 0x76, 0x65, 0, 0)
    .define(1, 12, [[0, 1, 0], [3, 5, 7]])
    .raw(1, 38, 0x53, 0x75, 0x72, 0x66, 0)
    .define(2, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, DISTANCE, SPEED, [73, 4, 0x86]])
    .define(3, 160, [[3, 4, 0x86], [4, 4, 0x86]]);
  for (let second = 0; second < 24; second++) {
    builder.write(3, [0, 2000 + second]);
    if (second % 2 === 0) builder.write(2, [5000 + second, second, second * 300, second * 200, 2000, 2000 + second]);
  }
  return builder.define(1, RECORD, [LATITUDE, LONGITUDE, [8, 3, 0x0d]]).write(2, [5100, 0, 0, 0, 0, 0]);
}; // oxfmt-ignore

const FILES = [
  plainFit().finish(),
  plainFit({ bigEndian: true }).finish(),
  varied().finish(),
  compressed().finish(),
];

function compressed(): FitBuilder {
  const builder = varied();
  for (let second = 101; second < 120; second++)
    builder.writeCompressed(1, 5000 + second, [0, second, second * 65_551]);
  return builder;
}

/** A file with randomly changed messages, and valid header size and checksum. */
export function fitMutant(seed: number): Uint8Array {
  const random = new Random(seed);
  const file = random.pick(FILES);
  const bytes = mutate(file, random, WORDS, HEADER_BYTES, file.length - CRC_BYTES);
  new DataView(bytes.buffer).setUint32(4, bytes.length - HEADER_BYTES - CRC_BYTES, true);
  return repairFitCrc(bytes);
}
