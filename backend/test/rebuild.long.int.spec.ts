import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { BACKGROUND_WORK, type BackgroundWork } from '../src/kernel/kernel.ts';
import { ProjectionRebuilder } from '../src/kernel/projections/projection-rebuilder.ts';
import { StockKeysCommand } from '../src/modules/video-editor/write/stock-keys.use-case.ts';
import { startApp, startBeside, type AppUnderTest } from './app-under-test.ts';
import { join, Person } from './person.ts';
import { readModels, settled, type Ask } from './read-models.ts';
import { Seeded, seedFrom } from './seeded.ts';

const PEOPLE = 4;
const STEPS = 120;
const STEPS_WHILE_REBUILDING = 50;
const password = 'correct horse';

const chance = new Seeded(seedFrom('REBUILD_SEED'));
let app: AppUnderTest;
let ask: Ask;

beforeAll(async () => {
  app = await startApp();
  ask = (sql) => app.database.query(sql);
  await app.app.get(CommandBus).execute(new StockKeysCommand(['key-1', 'key-2', 'key-3', 'key-4']));
});
afterAll(() => app.stop());

const sessions = (['traveling_waves', 'standing_waves'] as const).flatMap((surfType) =>
  [1, 2, 3].map((seed) => ({
    form: surfType === 'traveling_waves' ? 'ocean' : 'skookumchuck',
    file: encodeTrackFile(simulateSession({ surfType, seed, durationMinutes: 8 }).recorded, 'fit', {
      name: `${surfType} ${seed} 🏄 "quoted"`,
    }),
  })),
);

interface Ride {
  readonly id: number;
}
interface Session {
  readonly url_hash: string;
}
type Step = (person: Person, name: string) => Promise<unknown>;

/** Random actions of users; rejected ones change nothing. */
const steps: readonly Step[] = [
  upload,
  upload,
  upload,
  on((hash) => [
    'PUT',
    `/activities/${hash}`,
    { activity_name: `Renamed ${chance.below(99)} \\ {a,"b"} NULL` },
  ]),
  on((hash) => ['PUT', `/activities/${hash}/note`, { note: `Line one\nline "two" ${chance.below(99)}` }]),
  on((hash) => ['PUT', `/activities/${hash}`, { video_link: 'https://video.example/a?b=c&d' }]),
  on((hash) => ['PUT', `/activities/${hash}`, { is_public: chance.next() < 0.7 }]),
  on((hash) => ['PUT', `/activities/${hash}`, { excluded_from_records: chance.next() < 0.5 }]),
  on((hash) => [
    'PUT',
    `/activities/${hash}/surf-type`,
    { surf_type: chance.oneOf(['traveling_waves', 'standing_waves']) },
  ]),
  trimTrack,
  on((hash) => ['PUT', `/activities/${hash}/surf-setting?setting_id=-1`]),
  on((hash) => ['DELETE', `/activities/${hash}`]),
  strikeRide,
  assignVessel,
  // Reading spots finds new ones.
  onSpots(([id]) => ['PUT', `/spots/${id}`, { name: chance.oneOf(['The reef', 'ﾋﾞｰﾁ', '']) }]),
  onSpots(([id, other]) => ['POST', `/spots/${id}/merge`, { into: other ?? id }]),
  async (person) => {
    const listed = await person.json<{ merged: { spot_id: number }[] }[]>('GET', '/spots');
    const merged = listed.flatMap((spot) => spot.merged);
    return merged.length > 0 && person.call('DELETE', `/spots/${chance.oneOf(merged).spot_id}/merge`);
  },
  (person) =>
    person.call('PUT', `/season/goals/${2025 + chance.below(2)}`, {
      sessions: 1 + chance.below(99),
      rides: null,
      hours: chance.oneOf([null, 40]),
    }),
  (person) =>
    person.call('POST', '/surf-vessels', {
      brand: chance.oneOf(['Mega', 'O’Neill', 'ﾎﾞｰﾄﾞ']),
      model: `Model ${chance.below(9)}`,
      nickname: chance.oneOf([null, 'Flash', '']),
      type: chance.oneOf(['foil', 'surfski', 'other']),
    }),
  (person) =>
    person.call('POST', '/surf-settings', {
      setting_name: `Setting ${chance.below(9)}`,
      min_speed_kmh: 8,
      min_max_speed_kmh: 10.5,
      separate_time_threshold: 20,
      connect_time_threshold: 5,
      min_points: 3,
      min_ride_distance: 30,
      min_ride_duration: 5,
    }),
  one('/surf-vessels', (id) => ['DELETE', `/surf-vessels/${id}`]),
  one('/surf-settings', (id) => ['PUT', `/users/me/default-setting/${id}`]),
  (person) => person.call('DELETE', '/users/me/default-setting'),
  one('/surf-settings', (id) => ['DELETE', `/surf-settings/${id}`]),
  (person, name) =>
    person.call('POST', '/users/me/update-username', { username: `${name}_${chance.below(9)}` }),
  (person) => person.call('POST', '/users/me/get-activation-key'),
  (person) =>
    person.call('POST', '/users/me/update-preferences', {
      preferred_distance_unit: chance.oneOf(['meters', 'yards', 'feet']),
      preferred_speed_unit: chance.oneOf(['km/h', 'mph', 'm/s']),
      preferred_clock: chance.oneOf(['pacific', 'spot']),
    }),
];

async function upload(person: Person): Promise<unknown> {
  const { file, form } = chance.oneOf(sessions);
  return person.upload(file, 'session.fit', { surf_type: form });
}

type Call = readonly [method: string, path: string, body?: unknown];

function on(call: (urlHash: string) => Call): Step {
  return async (person) => {
    const listed = await person.json<Session[]>('GET', '/activities');
    return listed.length > 0 && person.call(...call(chance.oneOf(listed).url_hash));
  };
}

function one(list: string, call: (id: number) => Call): Step {
  return async (person) => {
    const listed = await person.json<{ id: number }[]>('GET', list);
    return listed.length > 0 && person.call(...call(chance.oneOf(listed).id));
  };
}

function onSpots(call: (ids: readonly number[]) => Call): Step {
  return async (person) => {
    const listed = await person.json<{ spot_id: number }[]>('GET', '/spots');
    return listed.length > 0 && person.call(...call(listed.map(({ spot_id }) => spot_id)));
  };
}

async function strikeRide(person: Person): Promise<unknown> {
  const listed = await person.json<Session[]>('GET', '/activities');
  if (listed.length === 0) return undefined;
  const activity = await person.json<{ surf_rides: Ride[]; surf_attempts: Ride[] }>(
    'GET',
    `/activities/${chance.oneOf(listed).url_hash}`,
  );
  const rides = [...activity.surf_rides, ...activity.surf_attempts];
  return rides.length > 0 && person.call('DELETE', `/rides/${chance.oneOf(rides).id}`);
}

async function trimTrack(person: Person): Promise<unknown> {
  const listed = await person.json<{ url_hash: string; activity_time: string }[]>('GET', '/activities');
  if (listed.length === 0) return undefined;
  const { url_hash: hash, activity_time } = chance.oneOf(listed);
  const at = (minutes: number) => new Date(Date.parse(activity_time) + minutes * 60_000).toISOString();
  const part = { start_time: at(chance.below(4)), end_time: at(4 + chance.below(4)) };
  return person.call('PUT', `/activities/${hash}/trim`, { kept_part: chance.oneOf([part, null]) });
}

async function assignVessel(person: Person): Promise<unknown> {
  const vessels = await person.json<{ id: number }[]>('GET', '/surf-vessels');
  if (vessels.length === 0) return undefined;
  return on((hash) => ['PUT', `/activities/${hash}`, { surf_vessel_id: chance.oneOf(vessels).id }])(
    person,
    '',
  );
}

async function live(people: ReadonlyMap<string, Person>, count: number): Promise<void> {
  for (let step = 0; step < count; step++) {
    const [name, person] = chance.oneOf([...people]);
    const answer = await chance.oneOf(steps)(person, name);
    if (answer instanceof Response) expect([chance.seed, answer.status < 500]).toEqual([chance.seed, true]);
  }
}

async function rebuildAll(): Promise<void> {
  const rebuilder = app.app.get(ProjectionRebuilder);
  const { registry } = app.app.get<BackgroundWork>(BACKGROUND_WORK).projections;
  for (const { name } of registry.all()) await rebuilder.rebuild(name, { fresh: true, pageSize: 7 });
}

describe('after random actions', () => {
  it('every read model is rebuilt to the same rows, also during further actions', async () => {
    const people = new Map<string, Person>();
    for (let n = 0; n < PEOPLE; n++) people.set(`surfer_${n}`, await join(app, `surfer-${n}@life.example`));
    // A spot needs three rides, which random actions alone may not bring together.
    const surfer = people.get('surfer_1')!;
    for (const { file, form } of sessions) await surfer.upload(file, 'session.fit', { surf_type: form });
    expect(await surfer.json('GET', '/spots')).not.toEqual([]);
    await live(people, STEPS);
    await people.get('surfer_0')!.call('POST', '/users/me/delete-account', { password });
    people.delete('surfer_0');

    await settled(ask);
    const before = await readModels(ask);
    expect(Object.values(before).flat().length).toBeGreaterThan(PEOPLE);
    expect(before['read_spots.spots']).not.toEqual([]);
    await rebuildAll();
    await settled(ask);
    expect({ seed: chance.seed, rows: await readModels(ask) }).toEqual({ seed: chance.seed, rows: before });

    await Promise.all([live(people, STEPS_WHILE_REBUILDING), rebuildAll()]);
    await people.get('surfer_1')!.call('POST', '/users/me/delete-account', { password });
    await settled(ask);
    const during = await readModels(ask);
    await rebuildAll();
    await settled(ask);
    expect({ seed: chance.seed, rows: await readModels(ask) }).toEqual({ seed: chance.seed, rows: during });

    const [letters] = await ask<{ count: string }>('SELECT count(*) AS count FROM eventlog.dead_letters');
    expect({ seed: chance.seed, deadLetters: letters!.count }).toEqual({
      seed: chance.seed,
      deadLetters: '0',
    });
  }, 120_000);
});

const file = encodeTrackFile(
  simulateSession({ surfType: 'traveling_waves', seed: 1, durationMinutes: 8 }).recorded,
  'fit',
);

describe('after a rebuild', () => {
  it('every process answers from the new tables at once, also to conditional requests', async () => {
    const other = await startBeside(app);
    try {
      const kai = await join(app, 'kai@answers.example');
      const { url_hash } = (await (await kai.upload(file, 'session.fit')).json()) as Session;
      await settled(ask);
      const elsewhere = new Person(other, kai.token);
      const read = async (person: Person, path: string, headers = {}) => {
        const answer = await person.call('GET', path, undefined, headers);
        return { status: answer.status, body: await answer.text(), etag: answer.headers.get('etag') };
      };
      const detail = `/activities/${url_hash}`;
      const lists = () => Promise.all([kai, elsewhere].map((person) => read(person, '/activities')));
      const right = { list: (await lists())[0]!.body, detail: await read(kai, detail) };

      await app.database.query(
        `UPDATE read_activities.activity SET document = document || '{"name": "lost name"}' WHERE url_hash = $1`,
        [url_hash],
      );
      const stale = await read(kai, detail);
      expect(stale.body).not.toBe(right.detail.body);
      // A first event makes each process cache the damaged row; no event follows before the rebuild.
      await kai.json('POST', '/surf-vessels', { brand: 'Mega', model: 'One', nickname: null, type: 'foil' });
      await settled(ask);
      expect((await lists()).map(({ body }) => body.includes('lost name'))).toEqual([true, true]);

      await other.app.get(ProjectionRebuilder).rebuild('activities', { fresh: true });
      expect((await lists()).map(({ body }) => body)).toEqual([right.list, right.list]);
      for (const person of [kai, elsewhere]) {
        expect(await read(person, detail, { 'if-none-match': stale.etag })).toEqual(right.detail);
      }
    } finally {
      await other.stop();
    }
  });
});
