import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ActorIdentity } from '../src/platform/admission/actor.ts';
import { PersonSeasonQuery } from '../src/modules/season/read/season/person-season.query.ts';
import { SeasonHttp } from '../src/modules/season/read/season/season.query.ts';
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

  const told = await answer();
  await upload(noa, 5);
  await noa.json('POST', '/surf-vessels', vessel);
  await noa.json('GET', '/spots');
  expect(await isReadAgain()).toBe(false);
  expect(await answer()).toBe(told);

  const { sessions, spots } = season;
  await kai.json('PUT', `/spots/${spots[0]!.spotId}`, { name: 'Linda Mar' });
  expect(await isReadAgain()).toBe(true);
  expect(season.spots[0]!.name).toBe('Linda Mar');
  expect(season.sessions).toBe(sessions);
  expect((await answer()).toString()).toContain('Linda Mar');

  for (const change of [
    () => kai.json('POST', '/surf-vessels', vessel),
    () => kai.json('PUT', `/activities/${urlHash}`, { excluded_from_records: true }),
    () => kai.call('DELETE', `/activities/${urlHash}`),
    () => upload(kai, 7),
  ]) {
    await change();
    expect(await isReadAgain()).toBe(true);
  }
});
