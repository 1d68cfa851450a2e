import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ActorIdentity } from '../src/platform/admission/actor.ts';
import { PersonSeasonQuery } from '../src/modules/season/read/season/person-season.query.ts';
import { ActivityListHttp } from '../src/modules/activities/read/activities/activity-list.query.ts';
import { SeasonHttp } from '../src/modules/season/read/season/season.query.ts';
import { TakeOffsHttp } from '../src/modules/season/read/take-offs.query.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { growAccount } from './grown-account.ts';
import { join, type Person } from './person.ts';
import { sessionFile } from './uploaded-session.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it("a person's season is read again after what that person does, and not after what others do", async () => {
  const people = app.app.get(PersonSeasonQuery);
  const [kai, noa] = [await join(app, 'kai@season.example'), await join(app, 'noa@season.example')];
  const upload = async (person: Person, seed: number) => {
    const answer = await person.upload(sessionFile(seed), `${seed}.gpx`);
    return ((await answer.json()) as { url_hash: string }).url_hash;
  };
  const vessel = { brand: 'Mega', model: 'One', nickname: 'Flash', type: 'foil' };
  const urlHash = await upload(kai, 3);
  await growAccount(app, 'kai@season.example', { sessions: 3, spots: 1 });
  const [row] = await app.database.query<{ owner: string }>('SELECT owner FROM read_season_sessions.session');
  const id = Number(row?.owner);
  await people.of(id);
  // The first reading found a spot, which is new to the second.
  await eventually(async () => (await app.database.query('SELECT 1 FROM read_spots.spots'))[0]);
  let season = await people.of(id);
  const isReadAgain = async () => {
    const before = season;
    season = await people.of(id);
    return season !== before;
  };

  const answer = () =>
    app.app.get(SeasonHttp).season({ id } as ActorIdentity, { surf_type: 'traveling_waves' });

  const takeOffs = () =>
    app.app.get(TakeOffsHttp).takeOffs({ id } as ActorIdentity, season.spots[0]!.spotId, {});
  const ownerOf = async (urlHash: string) => {
    const [session] = await app.database.query<{ owner: string }>(
      'SELECT owner FROM read_activities.activity WHERE url_hash = $1',
      [urlHash],
    );
    return Number(session!.owner);
  };
  const listOf = (owner: number) => app.app.get(ActivityListHttp).list({ id: owner } as ActorIdentity, {});

  const told = [await answer(), await takeOffs()];
  const noasId = await ownerOf(await upload(noa, 5));
  await noa.json('POST', '/surf-vessels', vessel);
  await noa.json('GET', '/spots');
  expect(await isReadAgain()).toBe(false);
  expect(await answer()).toBe(told[0]);
  expect(await takeOffs()).toBe(told[1]);

  const { sessions, spots } = season;
  const noasList = await listOf(noasId);
  await kai.json('PUT', `/spots/${spots[0]!.spotId}`, { name: 'Linda Mar' });
  expect(await isReadAgain()).toBe(true);
  expect(season.spots[0]!.name).toBe('Linda Mar');
  expect(season.sessions).toBe(sessions);
  expect((await answer()).toString()).toContain('Linda Mar');
  expect((await listOf(id)).toString()).toContain('Linda Mar');
  expect(await listOf(noasId)).toBe(noasList);

  for (const change of [
    () => kai.json('POST', '/surf-vessels', vessel),
    () => kai.json('PUT', `/activities/${urlHash}`, { excluded_from_records: true }),
    () => kai.call('DELETE', `/activities/${urlHash}`),
    () => upload(kai, 7),
  ]) {
    await change();
    expect(await isReadAgain()).toBe(true);
  }

  // A track is away while a newer cleaning replaces it.
  const [known] = season.sessions.filter(({ effort }) => effort !== null);
  const points = await app.database.query<{ points: Buffer }>(
    'DELETE FROM activities.tracks WHERE url_hash = $1 RETURNING points',
    [known!.urlHash],
  );
  const effort = async () =>
    (await people.of(id)).sessions.find(({ urlHash: own }) => own === known!.urlHash)?.effort;
  await kai.json('PUT', `/activities/${known!.urlHash}`, { excluded_from_records: true });
  expect(await effort()).toBeNull();
  await app.database.query('INSERT INTO activities.tracks (url_hash, points) VALUES ($1, $2)', [
    known!.urlHash,
    points[0]!.points,
  ]);
  expect(await effort()).toEqual(known!.effort);
});
