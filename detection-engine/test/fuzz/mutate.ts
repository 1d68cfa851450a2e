import type { Random } from '../../src/simulate/random.ts';

const MAX_CHANGES = 6;
const EXTREMES = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff, 0x20, 0x3c, 0x3e, 0x26, 0x22];

/**
 * Random edits of bytes[from, to): bytes set, bits flipped, spans deleted, repeated, moved or overwritten, and words of
 * the format inserted. Half of the files get a single small edit, after which they usually remain readable.
 */
export function mutate(
  bytes: Uint8Array,
  random: Random,
  words: readonly Uint8Array[],
  from: number,
  to: number,
): Uint8Array {
  const middle = Array.from(bytes.subarray(from, to));
  if (random.chance(0.5)) {
    change(middle, random, words, 3);
  } else {
    for (let changes = Math.ceil(random.unit() * MAX_CHANGES); changes > 0; changes--) {
      change(middle, random, words, random.chance(0.8) ? 12 : middle.length / 2);
    }
    if (random.chance(0.1)) middle.length = Math.floor(random.unit() * middle.length);
  }
  return Uint8Array.from([...bytes.subarray(0, from), ...middle, ...bytes.subarray(to)]);
}

function change(bytes: number[], random: Random, words: readonly Uint8Array[], reach: number): void {
  const below = (limit: number) => Math.floor(random.unit() * limit);
  const at = below(bytes.length);
  const length = below(reach);
  switch (below(8)) {
    case 0:
      bytes[at] = random.pick(EXTREMES);
      break;
    case 1:
      bytes[at] = bytes[at]! ^ (1 << below(8));
      break;
    case 2:
      bytes.splice(at, length);
      break;
    case 3:
      bytes.splice(at, 0, ...bytes.slice(at, at + length));
      break;
    case 4:
      bytes.splice(below(bytes.length), 0, ...bytes.splice(at, length));
      break;
    case 5:
      bytes.splice(at, length, ...bytes.slice(below(bytes.length)).slice(0, length));
      break;
    case 6:
      bytes.splice(at, random.chance(0.5) ? 0 : length, ...random.pick(words));
      break;
    case 7:
      bytes.splice(bytes.indexOf(TAG_END, at) + 1, 0, ...random.pick(words));
      break;
  }
}

/** End of an XML tag; an ordinary byte in binary formats. */
const TAG_END = 0x3e;
