import { describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import type { Person } from './person.ts';
import { newPerson, sharedApp } from './shared-app.ts';

interface Answer {
  readonly url_hash: string;
  readonly other_sport: string | null;
  readonly total_rides: number;
}

const app = await sharedApp();
const fileOf = (sport: string | undefined, seed = 1) =>
  encodeTrackFile(
    simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 20 }).recorded,
    'gpx',
    sport === undefined ? {} : { sport },
  );
const upload = async (person: Person, sport?: string, fields: Record<string, string> = {}) =>
  (await (
    await person.upload(fileOf(sport), 'session.gpx', { surf_type: 'ocean', ...fields })
  ).json()) as Answer;
const listed = (person: Person) => person.json<Answer[]>('GET', '/activities?surf_type=traveling_waves');
const season = async (person: Person) =>
  (
    await person.json<{ figures: { sessions: number } }>(
      'GET',
      '/season?surf_type=traveling_waves&from=2025-01-01&to=2026-12-31',
    )
  ).figures.sessions;

describe('a recording that names a sport on land', () => {
  it('is kept, says so and counts in no total until its owner says that it was surfing', async () => {
    const kai = await newPerson(app);
    const { url_hash: urlHash, ...told } = await upload(kai, 'running');
    expect(told).toMatchObject({ other_sport: 'running', total_rides: 0 });
    expect(await upload(kai, 'running')).toMatchObject({ duplicate: true, other_sport: 'running' });
    expect(await listed(kai)).toEqual([expect.objectContaining({ other_sport: 'running' })]);
    expect(await kai.json('GET', `/activities/${urlHash}`)).toMatchObject({ other_sport: 'running' });
    expect(await season(kai)).toBe(0);

    expect(await kai.json('PUT', `/activities/${urlHash}`, { is_surfing: true })).toEqual({
      is_surfing: true,
    });
    expect(await kai.json('GET', `/activities/${urlHash}`)).toMatchObject({ other_sport: null });
    expect(await season(kai)).toBe(1);
    expect(await kai.refusal('PUT', `/activities/${urlHash}`, { is_surfing: false })).toEqual([
      400,
      'is_surfing is true',
    ]);
  });

  it.each([
    ['of a service or an archive', undefined, { sport: 'Ride' }, 'cycling'],
    ['of the file before that of an archive', 'driving', { sport: 'surfing' }, 'driving'],
    ['on the water', 'surfing', {}, null],
    ['that nobody names', undefined, {}, null],
  ])('goes by the sport %s', async (_what, sport, fields, expected) => {
    const kai = await newPerson(app);
    expect((await upload(kai, sport, fields)).other_sport).toBe(expected);
    expect(await season(kai)).toBe(expected === null ? 1 : 0);
  });

  it('comes in by an upload token too', async () => {
    const kai = await newPerson(app);
    const { token } = await kai.json<{ token: string }>('POST', '/upload-tokens', { name: 'Watch' });
    const answer = await fetch(`${app.url}/api/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: fileOf('running') as Uint8Array<ArrayBuffer>,
    });
    expect(answer.status).toBe(201);
    expect(await listed(kai)).toEqual([expect.objectContaining({ other_sport: 'running' })]);
    expect(await season(kai)).toBe(0);
  });

  it('takes the place of no other recording of the session', async () => {
    const kai = await newPerson(app);
    const { url_hash: surfed } = await upload(kai, 'surfing');
    const { url_hash: ran } = await upload(kai, 'running');
    expect(await kai.json('GET', `/activities/${surfed}`)).toMatchObject({ copy_of: null });
    expect(await kai.json('GET', `/activities/${ran}`)).toMatchObject({ copy_of: null });
    expect(await season(kai)).toBe(1);
  });
});
