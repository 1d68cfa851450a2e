import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gzipSync } from 'fflate';
import { FitBuilder, LATITUDE, LONGITUDE, RECORD, TIMESTAMP } from '../../test/fit-builder.ts';
import { HOSTILE_FILES } from '../../test/hostile-files.ts';
import { ROOM } from '../../test/read-with-room.ts';
import { gpx, trackPoints } from '../../test/xml-files.ts';
import { parseDecimal, readDecimal } from './decimal.ts';
import { factText } from './fact-text.ts';
import { parseIsoTime } from './iso-time.ts';
import { MAX_GZIP_MEMBERS } from './read-limits.ts';
import { readTrackFile } from './read-track-file.ts';
import { TrackFileError } from './track-file-error.ts';

const BYTES = 300_000;
const read = (bytes: Uint8Array) => readTrackFile(bytes, 'a', ROOM);
const outcome = (bytes: Uint8Array) =>
  read(bytes).catch((error: unknown) => {
    if (error instanceof TrackFileError) return error;
    throw error;
  });

/** Lengths of the texts that a reader hands to what takes more time than reading them once. */
const lengths = { segmented: 0, matched: 0, total: 0, decodings: 0 };

/** Calls `look` with each call's arguments, result and object, until the mocks are restored. */
function watch<This>(
  on: object,
  method: string,
  look: (call: { args: readonly unknown[]; result: unknown; self: This; from: number }) => void,
): void {
  const methods = on as Record<string, (...args: unknown[]) => unknown>;
  const original = methods[method]!;
  jest.spyOn(methods, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
    const from = Number((this as { lastIndex?: number }).lastIndex);
    const result = original.apply(this, args);
    look({ args, result, self: this as This, from });
    return result;
  });
}

beforeEach(() => {
  Object.assign(lengths, { segmented: 0, matched: 0, total: 0, decodings: 0 });
  watch<RegExp>(RegExp.prototype, 'exec', ({ args: [text], result, self, from }) => {
    const { length } = text as string;
    // A sticky or global pattern goes through a text once.
    if (!self.sticky && !self.global) lengths.matched = Math.max(lengths.matched, length);
    lengths.total += (result as RegExpExecArray | null)?.[0].length ?? length - from;
  });
  watch(Intl.Segmenter.prototype, 'segment', ({ args: [text] }) => {
    lengths.segmented = Math.max(lengths.segmented, (text as string).length);
    lengths.total += (text as string).length;
  });
  watch(TextDecoder.prototype, 'decode', ({ args: [bytes] }) => {
    lengths.total += (bytes as Uint8Array | undefined)?.length ?? 0;
    lengths.decodings++;
  });
  watch(Array.prototype, 'join', ({ result }) => {
    lengths.total += (result as string).length;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a hostile file', () => {
  it.each(HOSTILE_FILES)('is read or refused with its texts looked at in short: $name', async ({ build }) => {
    const bytes = build(BYTES);
    lengths.total = 0;
    const result = await outcome(bytes);
    expect(lengths.segmented).toBeLessThan(4_100);
    expect(lengths.matched).toBeLessThanOrEqual(256);
    expect(lengths.total).toBeLessThan(4 * bytes.length);
    if (result instanceof TrackFileError) return;
    expect(result.length).toBeLessThanOrEqual(4);
    for (const text of [result.facts.name, result.facts.device, result.facts.sport]) {
      expect(text?.length ?? 0).toBeLessThanOrEqual(1_000);
    }
  });

  it('is refused for names of elements that are too long, in both readers', async () => {
    const long = 'a'.repeat(257);
    expect(await outcome(gpx(`${trackPoints(3)}<${long}/>`))).toMatchObject({
      code: 'xml_too_complex',
      message: "This file's XML has too long names to be a track.",
    });
    expect(await read(gpx(`${trackPoints(3)}<${long.slice(1)}/>`))).toMatchObject({ length: 3 });
  });

  it('is refused for too many unknown entities', async () => {
    const named = (ampersands: number) =>
      gpx(trackPoints(3).replace('<trkseg>', `<name>${'& '.repeat(ampersands)}</name><trkseg>`));
    expect(await outcome(named(10_001))).toMatchObject({ code: 'xml_too_complex' });
    expect(await read(named(100))).toMatchObject({ length: 3 });
  });

  it('is refused for too many gzip members', async () => {
    const empty = gzipSync(new Uint8Array());
    const packed = (members: number) =>
      Uint8Array.from(
        [gzipSync(gpx(trackPoints(3))), ...Array<Uint8Array>(members - 1).fill(empty)].flatMap((part) => [
          ...part,
        ]),
      );
    expect(await outcome(packed(MAX_GZIP_MEMBERS + 1))).toMatchObject({ code: 'damaged' });
    expect(await read(packed(MAX_GZIP_MEMBERS))).toMatchObject({ length: 3 });
  });
});

describe('a hostile FIT file', () => {
  const recorded = () => {
    const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE]);
    for (const second of [1, 2, 3]) builder.write(0, [1_000_000_000 + second, 400_000_000, second * 300]);
    return builder;
  };

  it('has its name looked for in its first thousand messages', async () => {
    const named = (before: number) => {
      const builder = recorded().define(1, 12, [[3, 1, 7]]);
      for (let message = 0; message < before; message++) builder.raw(1, 0xff);
      return builder.raw(1, 0x61).finish();
    };
    expect((await read(named(999))).facts.name).toBe('a');
    lengths.decodings = 0;
    expect((await read(named(20_000))).facts.name).toBeNull();
    expect(lengths.decodings).toBeLessThan(1_010);
  });

  it('has its parts after the thousandth left out', async () => {
    const part = new FitBuilder().raw(0x40, 0, 0, 20, 0, 0).finish();
    const chained = (parts: number) =>
      Uint8Array.from(
        [recorded().finish(), ...Array<Uint8Array>(parts - 1).fill(part)].flatMap((bytes) => [...bytes]),
      );
    expect((await read(chained(1_000))).facts.warnings).toEqual([]);
    expect((await read(chained(1_001))).facts.warnings).toEqual([
      'The file goes on behind its track, but that is left out: It has too many parts.',
    ]);
  });

  it('is left to the fast reader where the SDK would decode too many messages', async () => {
    /** A sport of two bytes, which only the SDK reads. */
    const sports = (messages: number) => {
      const builder = recorded().define(1, 12, [[0, 2, 0x84]]);
      for (let message = 0; message < messages; message++) builder.raw(1, 38, 0);
      return builder.finish();
    };
    expect((await read(sports(1_000))).facts.sport).toBe('surfing');
    expect((await read(sports(500_000))).facts.sport).toBeNull();
  });
});

describe('a value', () => {
  it('is no number or time of more than 100 characters without its blanks', () => {
    const digits = `1.${'5'.repeat(98)}`;
    const bytes = new TextEncoder().encode(`${digits}5`);
    expect([parseDecimal(digits), parseDecimal(`${digits}5`)]).toEqual([Number(digits), NaN]);
    expect([readDecimal(bytes, 0, 100), readDecimal(bytes, 0, 101)]).toEqual([Number(digits), NaN]);
    expect(parseDecimal(`\n${' '.repeat(200)}2.5\n`)).toBe(2.5);
    expect(parseIsoTime(`${' '.repeat(200)}2026-06-01T08:00:00Z `)).toBe(Date.UTC(2026, 5, 1, 8));
    expect(parseIsoTime(`2026-06-01T08:00:00.${'0'.repeat(100)}Z`)).toBeNaN();
  });

  it('is kept without halves of surrogate pairs and at most 1,000 characters long', () => {
    expect(factText('a\ud83cb\u0000c')).toBe('a b c');
    expect(factText('🏄'.repeat(501))).toBe('🏄'.repeat(500));
  });
});
