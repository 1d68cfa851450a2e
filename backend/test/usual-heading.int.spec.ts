import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { RedetectCommand } from '../src/modules/activities/write/redetect/redetect.use-case.ts';
import type { RedetectionProgress } from '../src/modules/activities/write/redetect/redetection.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';

interface Session {
  url_hash: string;
  usual_heading: { heading: number; sessions: number; is_used: boolean } | null;
  surf_rides: { id: number }[];
}

interface Recording {
  surfType: 'ocean' | 'skookumchuck';
  format: 'fit' | 'gpx';
  person: Person;
}

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
});
afterAll(() => app.stop());

/** The seed decides on the spot; its sessions differ by their length, and a day's recordings by their format. */
async function upload(
  day: number,
  { surfType = 'ocean', format = 'fit', person = kai }: Partial<Recording> = {},
): Promise<Session> {
  const { recorded } = simulateSession({
    surfType: surfType === 'ocean' ? 'traveling_waves' : 'standing_waves',
    seed: 3,
    durationMinutes: 20 + day,
    startTime: epochMillis(Date.UTC(2026, 4, day, 16)),
  });
  const file = encodeTrackFile(recorded, format);
  const answer = await person.upload(file, `${day}.${format}`, { surf_type: surfType });
  const { url_hash: urlHash } = (await answer.json()) as Session;
  return read(urlHash, person);
}
const read = (urlHash: string, person = kai) => person.json<Session>('GET', `/activities/${urlHash}`);
const choose = (urlHash: string, is_used: boolean) =>
  kai.call('PUT', `/activities/${urlHash}/usual-heading`, { is_used });

describe('what is known of other sessions at the spot', () => {
  let fourth: Session;

  it('is used from the fourth session on', async () => {
    for (const day of [1, 2, 3]) expect((await upload(day)).usual_heading).toBeNull();
    fourth = await upload(4);
    expect(fourth.surf_rides.length).toBeGreaterThan(0);
    expect(fourth.usual_heading).toEqual({ heading: expect.any(Number), sessions: 3, is_used: true });
    expect((await upload(5, { surfType: 'skookumchuck' })).usual_heading).toBeNull();
  });

  it('is left out and taken back by choice, and rides that stay keep their ids', async () => {
    const ids = fourth.surf_rides.map(({ id }) => id);
    for (const isUsed of [false, false, true]) {
      expect((await choose(fourth.url_hash, isUsed)).status).toBe(200);
      const now = await read(fourth.url_hash);
      expect(now.usual_heading).toEqual({ ...fourth.usual_heading, is_used: isUsed });
      expect(now.surf_rides.map(({ id }) => id)).toEqual(expect.arrayContaining([ids[0]]));
    }
  });

  it('stays as chosen when other parameters are applied', async () => {
    await choose(fourth.url_hash, false);
    await kai.call('PUT', `/activities/${fourth.url_hash}/surf-setting?setting_id=0`);
    expect((await read(fourth.url_hash)).usual_heading).toMatchObject({ is_used: false });
  });

  it('is not there for a first session, for others, and for a body of another shape', async () => {
    const lea = await join(app, 'lea@surf.example');
    const [first] = await kai.json<Session[]>('GET', '/activities?surf_type=standing_waves');
    const refused = await choose(first!.url_hash, true);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ detail: 'Too few other sessions are known at this spot' });
    const path = `/activities/${fourth.url_hash}/usual-heading`;
    expect((await lea.call('PUT', path, { is_used: false })).status).toBe(404);
    expect((await kai.call('PUT', path, { is_used: 'no' })).status).toBe(400);
  });
});

describe('a twin recording of a session', () => {
  it('is no other session at the spot', async () => {
    const person = await join(app, 'noa@surf.example');
    const [first, second] = [await upload(1, { person }), await upload(2, { person })];
    expect([first, second, await upload(3, { person })].map((session) => session.usual_heading)).toEqual([
      null,
      null,
      null,
    ]);
    const twin = await upload(3, { person, format: 'gpx' });
    expect(twin.usual_heading).toBeNull();
    expect((await upload(4, { person })).usual_heading).toMatchObject({ sessions: 3 });
  });
});

describe('re-detection of sessions from before', () => {
  const head = async () => (await app.database.query('SELECT max(position) FROM eventlog.events'))[0];
  let person: Person;
  let owner: number;
  let sessions: Session[];
  const headings = async () =>
    (await Promise.all(sessions.map(({ url_hash }) => read(url_hash, person)))).map(
      ({ usual_heading }) => usual_heading,
    );
  const redetect = (dryRun: boolean): Promise<RedetectionProgress> => {
    const { signal } = new AbortController();
    const command = new RedetectCommand({ dryRun, owner }, 'test', signal, () => undefined);
    return app.app.get(CommandBus).execute(command);
  };

  beforeAll(async () => {
    person = await join(app, 'ana@surf.example');
    sessions = [];
    for (const day of [1, 2, 3, 4]) sessions.push(await upload(day, { person }));
    owner = await eventually(async () => {
      const owners = await app.database.query<{ owner: string }>(
        'SELECT owner FROM read_season_sessions.session WHERE url_hash = ANY($1)',
        [sessions.map(({ url_hash }) => url_hash)],
      );
      return owners.length === sessions.length ? Number(owners[0]!.owner) : undefined;
    });
  });

  it('tells on a dry run how many would get the usual heading, and records nothing', async () => {
    const [before, at] = [await headings(), await head()];
    expect(await redetect(true)).toMatchObject({ state: 'done', activities: 4, told: 3, failed: [] });
    expect(await headings()).toEqual(before);
    expect(await head()).toEqual(at);
  });

  it('gives it to those that have none once, by the others, and finds rides by it from then on', async () => {
    const [, , , given] = await headings();
    expect(await redetect(false)).toMatchObject({ told: 3, failed: [] });
    const after = await eventually(async () => {
      const read = await headings();
      return read.includes(null) ? undefined : read;
    });
    expect(after.map((usual) => usual!.sessions)).toEqual([3, 3, 3, 3]);
    expect(after[3]).toEqual(given);
    const at = await head();
    expect(await redetect(false)).toMatchObject({ told: 0, total: { gained: 0, lost: 0, changed: 0 } });
    expect(await head()).toEqual(at);
  });

  it('leaves the choice of the owner', async () => {
    const [first] = sessions;
    await person.call('PUT', `/activities/${first!.url_hash}/usual-heading`, { is_used: false });
    expect(await redetect(false)).toMatchObject({ told: 0 });
    expect((await read(first!.url_hash, person)).usual_heading).toMatchObject({ is_used: false });
  });
});
