import { Blob as NodeBlob } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newerSample, olderSample, sampleMovie } from './sample-movie.ts';
import { whenTaken } from './when-taken.ts';

/** jsdom's cannot be read. */
const fileOf = (content: Uint8Array<ArrayBuffer>) => new NodeBlob([content]) as unknown as Blob;
const read = (movie: Parameters<typeof sampleMovie>[0]) => whenTaken(fileOf(sampleMovie(movie)));

const created = Date.parse('2026-06-01T08:00:05Z');
const gps = (second: number) => `2606011500${String(second).padStart(2, '0')}.250`;
const DAYS = (Date.UTC(2026, 5, 1) - Date.UTC(2000, 0, 1)) / 86_400_000;

describe('when a video was taken', () => {
  it('is read from mvhd, as phones, Insta360 and DJI have it', async () => {
    expect(await read({ created })).toEqual({ gopro: null, pace: null, clock: created });
    expect(await read({})).toEqual({ gopro: null, pace: null, clock: null });
  });

  it('is the first GPS time with a fix of an older GoPro, less the seconds before', async () => {
    const telemetry = [olderSample(0, gps(1)), olderSample(0, gps(2)), olderSample(3, gps(9))];
    const gopro = Date.parse('2026-06-01T15:00:07.250Z');
    expect(await read({ created, telemetry })).toEqual({ gopro, pace: null, clock: created });
  });

  it('is the first GPS time with a fix of a newer GoPro', async () => {
    const telemetry = [newerSample(0, DAYS, 1), newerSample(3, DAYS, 54_001_500)];
    const gopro = Date.parse('2026-06-01T15:00:00.500Z');
    expect(await read({ created, telemetry })).toEqual({ gopro, pace: null, clock: created });
  });

  it('is not known by GPS when it was off', async () => {
    const telemetry = [olderSample(0, gps(1)), newerSample(0, DAYS, 1)];
    expect(await read({ created, telemetry })).toEqual({ gopro: null, pace: null, clock: created });
  });

  it('has the pace of a time lapse, whose seconds of film are minutes of GPS', async () => {
    const telemetry = [0, 1, 2, 3, 4, 5, 6].map((minute) =>
      newerSample(3, DAYS, 54_000_000 + minute * 60_000),
    );
    expect(await read({ created, telemetry })).toMatchObject({ pace: 60 });
  });

  it('is nothing or a number for damaged files', async () => {
    const movie = sampleMovie({ created, telemetry: [olderSample(3, gps(1)), newerSample(3, DAYS, 9)] });
    const damage = fc.array(fc.record({ at: fc.nat(movie.length - 1), to: fc.nat(255) }), { maxLength: 8 });
    const check = fc.asyncProperty(damage, fc.nat(movie.length), async (changes, length) => {
      const content = movie.slice();
      for (const { at, to } of changes) content[at] = to;
      const { gopro, clock } = await whenTaken(fileOf(content.slice(0, length)));
      for (const time of [gopro, clock]) expect(time === null || Number.isFinite(time)).toBe(true);
    });
    await fc.assert(check, { numRuns: 300, seed: 20_261_126 });
  });
});
