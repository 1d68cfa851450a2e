import { describe, expect, it } from '@jest/globals';
import { newPerson, sharedApp } from './shared-app.ts';
import { sessionFile } from './uploaded-session.ts';

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

  it('refuses a start in the future', async () => {
    const answer = await correct(new Date(Date.now() + 48 * HOUR).toISOString());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      detail: 'A session begins after 1979 and not in the future',
    });
  });

  it('is undone by the start that it had', async () => {
    const { activity_time } = await read();
    await correct('2025-01-01T10:00:00Z');
    await correct(activity_time);
    expect((await read()).activity_time).toBe(activity_time);
  });
});
