import { describe, expect, it } from '@jest/globals';
import { bestStart, startCandidates, type VideoTimes } from './start-candidates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 8 to 10 in the morning in California. */
const session = { start: Date.parse('2026-06-01T15:00:00Z'), end: Date.parse('2026-06-01T17:00:00Z') };
const start = session.start + 30 * MINUTE;
const duration = 20 * MINUTE;
const nothing = { apple: null, gopro: null, clock: null, lastModified: 0, duration };
const best = (times: Partial<VideoTimes>, offset: number | null = -7 * HOUR) =>
  bestStart(startCandidates({ ...nothing, ...times }, offset), duration, session);

describe('the start of a video', () => {
  it.each([
    ['an iPhone, by its date with the offset', { apple: start, clock: start + 1000 }, 'apple'],
    [
      'a GoPro with GPS, also when its clock is an hour wrong',
      { gopro: start, clock: start - 8 * HOUR },
      'gopro',
    ],
    ['a camera with the start in UTC', { clock: start }, 'clock'],
    ['a GoPro without GPS, an Insta360 or a DJI with local time', { clock: start - 7 * HOUR }, 'clock'],
    [
      'a file that a messenger stripped, saved when it was taken',
      { lastModified: start + duration },
      'clock',
    ],
  ] as const)('is found for %s', (_, times, method) => {
    expect(best(times)).toMatchObject({ startsAt: start, method });
  });

  it('is the end less the length for a Pixel that began before the session', () => {
    const end = session.start + 5 * MINUTE + duration;
    expect(best({ clock: session.end + 5 * MINUTE })).toMatchObject({
      startsAt: session.end + 5 * MINUTE - duration,
    });
    // Of equal overlaps the start comes first; the end is offered.
    expect(best({ clock: end })).toMatchObject({ startsAt: end });
    const offered = startCandidates({ ...nothing, clock: end }, null).map(({ startsAt }) => startsAt);
    expect(offered).toEqual([end, end - duration, -duration]);
  });

  it('is not known when no candidate overlaps the session', () => {
    expect(best({ clock: session.end + 5 * HOUR, apple: session.start - 3 * HOUR })).toBeNull();
  });

  it('is not read as local time where the zone is not known', () => {
    expect(best({ clock: start - 7 * HOUR }, null)).toBeNull();
  });
});
