import { describe, expect, it } from '@jest/globals';
import { PACIFIC } from '@rideline/detection-engine';
import { createClock, momentOf, timeOfDay } from './clock.ts';

const at = (iso: string) => Date.parse(iso);

describe('the clock of a session', () => {
  const start = at('2026-03-01T16:00:00Z');

  it('shows Pacific time or time since the start of the session or video', () => {
    const moment = start + 3_725_000;
    expect(createClock({ kind: 'absolute' }, start).format(moment)).toBe('9:02:05 AM');
    expect(createClock({ kind: 'relative' }, start).format(moment)).toBe('1:02:05');
    const video = createClock({ kind: 'video', start: start + 60_000 }, start);
    expect(video.format(moment)).toBe('1:01:05');
    expect(video.format(start)).toBe('-0:01:00');
  });

  it('cuts seconds alike in all modes', () => {
    const moment = start + 59_960;
    const read = (mode: Parameters<typeof createClock>[0]) => createClock(mode, start).format(moment);
    expect(read({ kind: 'absolute' })).toBe('8:00:59 AM');
    expect(read({ kind: 'relative' })).toBe('0:00:59');
    expect(read({ kind: 'video', start })).toBe('0:00:59');
  });

  it('shows the time of day in a zone', () => {
    const zone = 'Australia/Lord_Howe';
    const clock = createClock({ kind: 'absolute' }, start, { zone, hourFormat: '24h' });
    expect(clock.format(start)).toBe('03:00:00');
  });

  it('has ticks at the full hours of the spot', () => {
    const zone = 'Asia/Kolkata';
    const { origin, formatTick } = createClock({ kind: 'absolute' }, start, {
      zone,
      hourFormat: '24h',
    });
    expect(formatTick(origin + 3_600_000 * Math.ceil((start - origin) / 3_600_000), 3_600_000)).toBe('22:00');
  });

  it('omits seconds from ticks a minute or more apart', () => {
    const { formatTick } = createClock({ kind: 'absolute' }, start);
    expect(formatTick(start, 600_000)).toBe('8:00 AM');
    expect(formatTick(start, 15_000)).toBe('8:00:00 AM');
  });
});

describe('the start of a video', () => {
  it('defaults to the Pacific time of the session start', () => {
    const start = at('2026-07-04T19:05:09Z');
    expect(timeOfDay(start, PACIFIC)).toEqual({ hours: 12, minutes: 5, seconds: 9 });
    expect(momentOf(timeOfDay(start, PACIFIC), start, PACIFIC)).toBe(start);
  });

  it('is the nearest match around midnight', () => {
    const start = at('2026-07-05T07:10:00Z');
    const late = momentOf({ hours: 23, minutes: 55, seconds: 0 }, start, PACIFIC);
    expect(new Date(late).toISOString()).toBe('2026-07-05T06:55:00.000Z');
  });

  it('accounts for the start of daylight saving time', () => {
    const start = at('2026-03-08T11:30:00Z');
    const moment = momentOf({ hours: 3, minutes: 45, seconds: 0 }, start, PACIFIC);
    expect(new Date(moment).toISOString()).toBe('2026-03-08T10:45:00.000Z');
  });

  it.each(['2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'])(
    'stays in the same one of the two repeated hours as %s',
    (session) => {
      const start = at(session);
      expect(timeOfDay(start, PACIFIC)).toEqual({ hours: 1, minutes: 30, seconds: 0 });
      expect(momentOf(timeOfDay(start, PACIFIC), start, PACIFIC)).toBe(start);
      expect(momentOf({ hours: 1, minutes: 20, seconds: 5 }, start, PACIFIC)).toBe(start - 595_000);
    },
  );

  it.each(['2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'])(
    'stays in the same one of the two repeated half hours on Lord Howe Island as %s',
    (session) => {
      const zone = 'Australia/Lord_Howe';
      const start = at(session);
      expect(timeOfDay(start, zone)).toEqual({ hours: 1, minutes: 45, seconds: 0 });
      expect(momentOf(timeOfDay(start, zone), start, zone)).toBe(start);
      expect(momentOf({ hours: 1, minutes: 50, seconds: 5 }, start, zone)).toBe(start + 305_000);
    },
  );

  it('prefers a match inside the session over a nearer one outside', () => {
    const ends = [at('2026-11-01T08:40:00Z'), at('2026-11-01T09:30:00Z')] as const;
    const time = { hours: 1, minutes: 22, seconds: 0 };
    expect(momentOf(time, ends[0], PACIFIC)).toBe(at('2026-11-01T08:22:00Z'));
    expect(momentOf(time, ends[0], PACIFIC, ends)).toBe(at('2026-11-01T09:22:00Z'));
    expect(momentOf({ ...time, hours: 7 }, ends[0], PACIFIC, ends)).toBe(at('2026-11-01T15:22:00Z'));
  });
});
