import { describe, expect, it } from '@jest/globals';
import { newPerson, sharedApp } from './shared-app.ts';
import { fileAt, sessionFile } from './uploaded-session.ts';

const HOUR = 3_600_000;

interface Session {
  activity_time: string;
  activity_name: string;
  utc_offset: string;
  conditions: { sun: unknown } | null;
  surf_rides: { id: number; start_time: string; distance: number }[];
}

const app = await sharedApp();
const kai = await newPerson(app);
const { url_hash: urlHash } = (await (await kai.upload(sessionFile(12), 'a.gpx')).json()) as {
  url_hash: string;
};
const read = () => kai.json<Session>('GET', `/activities/${urlHash}`);
const correct = (start_time: string) => kai.call('PUT', `/activities/${urlHash}/start`, { start_time });

describe('correcting the start of a session', () => {
  it('moves its day, rides and track, and what follows from them', async () => {
    const before = await read();
    const start = Date.parse(before.activity_time) - 40 * 24 * HOUR + 7 * HOUR;
    const start_time = new Date(start).toISOString();
    expect((await correct(start_time)).status).toBe(200);
    const after = await read();
    expect(after.activity_time).toBe(start_time);
    expect(after.conditions?.sun).not.toEqual(before.conditions?.sun);
    const shift = start - Date.parse(before.activity_time);
    expect(
      after.surf_rides.map(({ id, start_time: at, distance }) => [id, Date.parse(at), distance]),
    ).toEqual(
      before.surf_rides.map(({ id, start_time: at, distance }) => [id, Date.parse(at) + shift, distance]),
    );
    const [listed] = await kai.json<{ activity_time: string }[]>('GET', '/activities');
    expect(listed!.activity_time).toBe(start_time);
  });

  it('is undone by the start that it had', async () => {
    const { activity_time } = await read();
    await correct('2025-01-01T10:00:00Z');
    await correct(activity_time);
    expect((await read()).activity_time).toBe(activity_time);
  });
});

describe('a start corrected from summer to winter', () => {
  it('brings the tide, the clock, the name and the day in the season with it', async () => {
    interface Known extends Omit<Session, 'conditions'> {
      readonly conditions: { readonly tide: { readonly curve: { readonly start: string } } };
    }
    interface Season {
      readonly figures: { readonly sessions: number };
      readonly hours: readonly { readonly hour: number; readonly sessions: number }[];
    }
    const lani = await newPerson(app);
    const oceanBeach = { latitude: 37.76, longitude: -122.512 };
    const upload = await lani.upload(fileAt(oceanBeach, '2026-06-01T14:05:00Z', 30, '2026-06-01'), 'a.gpx');
    const { url_hash } = (await upload.json()) as { url_hash: string };
    const session = () => lani.json<Known>('GET', `/activities/${url_hash}`);
    const hoursOf = async (day: string) => {
      const path = `/season?surf_type=traveling_waves&from=${day}&to=${day}`;
      const { figures, hours } = await lani.json<Season>('GET', path);
      return [figures.sessions, hours.map(({ hour }) => hour)];
    };
    const before = await session();
    expect([before.utc_offset, before.activity_name]).toEqual(['-07:00', 'Morning surf, Parkside']);
    expect(await hoursOf('2026-06-01')).toEqual([1, [7]]);

    const start_time = '2026-01-16T01:05:00.000Z';
    expect((await lani.call('PUT', `/activities/${url_hash}/start`, { start_time })).status).toBe(200);
    const after = await session();
    expect([after.utc_offset, after.activity_name]).toEqual(['-08:00', 'Evening surf, Parkside']);
    expect(after.conditions.tide.curve.start.slice(0, 10)).toBe('2026-01-15');
    expect(await hoursOf('2026-06-01')).toEqual([0, []]);
    expect(await hoursOf('2026-01-15')).toEqual([1, [17]]);
  });
});
