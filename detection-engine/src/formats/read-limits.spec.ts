import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gzipSync } from 'fflate';
import { compareReaders } from '../../test/fuzz/compare-readers.ts';
import { FitBuilder, LATITUDE, LONGITUDE, RECORD, SPEED, TIMESTAMP } from '../../test/fit-builder.ts';
import { ROOM } from '../../test/read-with-room.ts';
import { gpx, isoAt, tcx, tcxPoint, trackPoint, trackPoints } from '../../test/xml-files.ts';
import { cleanTrack } from '../track/clean.ts';
import { epochMillis } from '../units.ts';
import type { ReadLimits } from './read-limits.ts';
import { readTrackFile } from './read-track-file.ts';
import { TrackFileError } from './track-file-error.ts';

const NOW = Date.UTC(2026, 5, 2, 8);
const LIMITS: ReadLimits = { ...ROOM, now: epochMillis(NOW) };
const FIT_EPOCH_SECONDS = Date.UTC(1989, 11, 31) / 1000;

const gpxAt = (...times: readonly string[]) =>
  gpx(
    `<trk><trkseg>${times.map((time, second) => trackPoint(second).replace(isoAt(second), time)).join('')}</trkseg></trk>`,
  );
const tcxAt = (...times: readonly string[]) =>
  tcx(times.map((time, second) => tcxPoint(second).replace(isoAt(second), time)).join(''));

function fitAt(...times: readonly number[]): Uint8Array {
  const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE]);
  for (const [row, time] of times.entries()) {
    builder.write(0, [time / 1000 - FIT_EPOCH_SECONDS, 400_000_000, row * 300]);
  }
  return builder.finish();
}

const read = (bytes: Uint8Array, format: string, limits: Partial<ReadLimits> = {}) =>
  readTrackFile(bytes, `a.${format}`, { ...LIMITS, ...limits });

async function refusal(reading: Promise<unknown>): Promise<TrackFileError> {
  const outcome = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof TrackFileError) return outcome;
  throw new Error('Not refused', { cause: outcome });
}

describe('an impossible time', () => {
  it.each([
    ['year 0', '0000-01-01T00:00:00Z'],
    ['year 1', '0001-06-01T08:00:00.000Z'],
    ['the epoch', '1970-01-01T00:00:00Z'],
    ['the last second before 1980', '1979-12-31T23:59:59Z'],
    ['1980 in a zone where it is 1979 UTC', '1980-01-01T01:00:00+02:00'],
    ['three days ahead', '2026-06-05T08:00:00Z'],
    ['year 9999', '9999-12-31T23:59:59Z'],
    ['year 10000 in UTC', '9999-12-31T23:59:59-14:00'],
  ])('refuses a file with only impossible times: %s', async (_, time) => {
    for (const [bytes, format] of [
      [gpxAt(time, time, time), 'gpx'],
      [tcxAt(time, time), 'tcx'],
    ] as const) {
      const { code, message } = await refusal(read(bytes, format));
      expect([code, message]).toEqual([
        'impossible_times',
        expect.stringMatching(/before 1980 or in the future/),
      ]);
    }
  });

  it('refuses a FIT file from the future', async () => {
    const future = fitAt(...[0, 1, 2].map((second) => NOW + 3 * 86_400_000 + second * 1000));
    expect((await refusal(read(future, 'fit'))).code).toBe('impossible_times');
  });

  it('drops the points with impossible times and counts them', async () => {
    const track = await read(
      gpxAt('0000-01-01T00:00:00Z', isoAt(1), '9999-12-31T23:59:59Z', isoAt(3), isoAt(4)),
      'gpx',
    );
    expect([...track.time]).toEqual([1, 3, 4].map((second) => Date.parse(isoAt(second))));
    expect(track.facts.warnings).toEqual([
      '2 points with a time before 1980 or in the future were left out.',
    ]);
  });

  it('refuses a file with too few possible times', async () => {
    const mad = '0000-01-01T00:00:00Z';
    expect((await refusal(read(gpxAt(mad, isoAt(1)), 'gpx'))).code).toBe('impossible_times');
    expect((await refusal(read(gpxAt(mad, mad, mad, isoAt(3), isoAt(4)), 'gpx'))).code).toBe(
      'impossible_times',
    );
  });

  it('accepts the earliest and the latest possible time', async () => {
    for (const times of [
      ['1980-01-01T00:00:00Z', '1980-01-01T00:00:01Z'],
      ['2026-06-04T07:59:59Z', '2026-06-04T08:00:00Z'],
    ]) {
      expect((await read(gpxAt(...times), 'gpx')).length).toBe(2);
    }
  });

  it('keeps the times of the 1 Hz speeds around it', async () => {
    const dense = [4, 4, 0x86] as const;
    const builder = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, SPEED])
      .define(1, 160, [dense]);
    for (let second = 0; second <= 120; second++) {
      if (second > 0) builder.write(1, [1000]);
      const time = second === 60 ? 0xf0000000 : 5000 + second;
      if (second % 4 === 0) builder.write(0, [time, 400_000_000, second * 300, 1000]);
    }
    const track = await read(builder.finish(), 'fit');
    expect(track.length).toBe(30);
    expect(track.denseSpeed!.time.length).toBe(120);
  });

  it('is handled alike by fast and reference readers', () => {
    const second = fc.integer({ min: Date.UTC(1979, 11, 31) / 1000, max: NOW / 1000 + 4 * 86_400 });
    const year = fc.integer({ min: -62_167_219_200, max: 253_402_300_799 });
    fc.assert(
      fc.property(fc.array(fc.oneof(second, year), { minLength: 2, maxLength: 6 }), (seconds) => {
        const times = seconds.map((at) => new Date(at * 1000).toISOString());
        compareReaders(gpxAt(...times), 'gpx', LIMITS);
        compareReaders(tcxAt(...times), 'tcx', LIMITS);
        const fitTimes = seconds.map((at) => Math.max(at, FIT_EPOCH_SECONDS) % (FIT_EPOCH_SECONDS + 2 ** 32));
        compareReaders(fitAt(...fitTimes.map((at) => at * 1000)), 'fit', LIMITS);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a track with too many points', () => {
  it.each([
    ['gpx', gpx(trackPoints(11))],
    ['tcx', tcx(Array.from({ length: 11 }, (_, second) => tcxPoint(second)).join(''))],
    ['fit', fitAt(...Array.from({ length: 11 }, (_, second) => NOW + second * 1000))],
  ])('is refused with too_many_points: %s', async (format, bytes) => {
    expect((await read(bytes, format, { maxPoints: 11 })).length).toBe(11);
    const { code, message } = await refusal(read(bytes, format, { maxPoints: 10 }));
    expect([code, message]).toEqual(['too_many_points', expect.stringMatching(/more than 10 points/)]);
    expect(compareReaders(bytes, format as 'gpx', { ...LIMITS, maxPoints: 10 })).toBe(
      format === 'fit' ? 'reference' : 'fast',
    );
  });

  it('is refused before the rest of the file is read', async () => {
    const broken = new TextDecoder().decode(gpx(trackPoints(20))).replace(/<\/trkseg>.*/s, '<&');
    const { code } = await refusal(read(new TextEncoder().encode(broken), 'gpx', { maxPoints: 10 }));
    expect(code).toBe('too_many_points');
  });

  it('is refused when the 1 Hz speeds exceed the limit', async () => {
    const builder = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE])
      .define(1, 160, [[4, 4, 0x86]])
      .write(0, [5000, 400_000_000, 0]);
    for (let row = 0; row < 11; row++) builder.write(1, [1000]);
    const bytes = builder.write(0, [5011, 400_000_000, 300]).finish();
    expect((await refusal(read(bytes, 'fit', { maxPoints: 10 }))).code).toBe('too_many_points');
  });

  it('is refused when filled gaps exceed the limit', async () => {
    const times = Array.from({ length: 10 }, (_, row) => isoAt(row * 15));
    const recorded = await read(gpxAt(...times), 'gpx', { maxPoints: 10 });
    expect(cleanTrack(recorded, 1000).length).toBeGreaterThan(10);
    expect(() => cleanTrack(recorded, 10)).toThrow(/more than 10 points/);
  });
});

describe('a gzipped track', () => {
  const content = gpx(trackPoints(200));
  const packed = gzipSync(content);

  it('is refused when it unpacks beyond the limit', async () => {
    expect((await read(packed, 'gpx.gz', { maxBytes: content.length })).length).toBe(200);
    const { code, message } = await refusal(read(packed, 'gpx.gz', { maxBytes: content.length - 1 }));
    expect([code, message]).toEqual(['too_large', expect.stringMatching(/unpacks to more than/)]);
  });

  it('is refused when its checksum or length does not match', async () => {
    for (const fromEnd of [8, 7, 6, 5, 4, 1]) {
      const changed = packed.slice();
      changed[changed.length - fromEnd]! ^= 1;
      expect((await refusal(read(changed, 'gpx.gz'))).code).toBe('bad_checksum');
    }
  });

  it('is checked per member', async () => {
    const middle = Math.floor(content.length / 2);
    const members = [content.subarray(0, middle), content.subarray(middle)].map((part) => gzipSync(part));
    const joined = Uint8Array.from(members.flatMap((member) => [...member]));
    expect((await read(joined, 'gpx.gz')).length).toBe(200);
    const inFirst = members[0]!.length - 8;
    joined[inFirst]! ^= 1;
    expect((await refusal(read(joined, 'gpx.gz'))).code).toBe('bad_checksum');
  });
});
