/** True if the font has a glyph for the code point. */
export type CanDraw = (codePoint: number) => boolean;

const SEGMENTS = 4;
const GROUPS = 12;

/**
 * Reads the code points of a TrueType font from the ranges in its `cmap` table (subtable formats 4 and 12 of the
 * OpenType specification).
 */
export function fontCoverage(font: Buffer): CanDraw {
  const cmap = tableOf(font, 'cmap');
  const drawn = new Set<number>();
  for (let table = 0; table < font.readUInt16BE(cmap + 2); table++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + table * 8 + 4);
    const format = font.readUInt16BE(at);
    const ranges = format === SEGMENTS ? segments(font, at) : format === GROUPS ? groups(font, at) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code++) drawn.add(code);
  }
  return (codePoint) => drawn.has(codePoint);
}

function tableOf(font: Buffer, name: string): number {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const entry = 12 + table * 16;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${name}.`);
}

type Range = readonly [first: number, last: number];

function segments(font: Buffer, at: number): readonly Range[] {
  const bytes = font.readUInt16BE(at + 6);
  return Array.from({ length: bytes / 2 }, (_, index): Range => {
    const end = at + 14 + index * 2;
    // The last segment is the end marker 0xffff.
    return [font.readUInt16BE(end + bytes + 2), Math.min(0xfffe, font.readUInt16BE(end))];
  });
}

function groups(font: Buffer, at: number): readonly Range[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index): Range => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}
