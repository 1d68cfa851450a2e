import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { replay } from '../src/command-line/replay.ts';
import { EVENT_STORE, type EventStore, type ReadAllOptions } from '../src/kernel/event-store/event-store.ts';
import { GrantAdminCommand } from '../src/modules/identity/write/grant-admin.use-case.ts';
import { startApp, startBeside, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, Person } from './person.ts';

interface Shown {
  state: string;
  asked: object;
  progress: { position: string; activities: number } | null;
}

let app: AppUnderTest;
let other: AppUnderTest;
/** One admin as a client of each process. */
let here: Person;
let there: Person;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' });
  other = await startBeside(app);
  here = await join(app, 'kai@jobs.example');
  await app.app.get(CommandBus).execute(new GrantAdminCommand('kai@jobs.example', true));
  there = new Person(other, here.token);
  await eventually(async () =>
    (await there.call('GET', '/admin/replays')).status === 200 ? true : undefined,
  );
  for (const seed of [2, 4]) {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 8 });
    await here.upload(encodeTrackFile(recorded, 'fit'), `${seed}.fit`);
  }
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Blocks reads of the event log in a process until released. */
function holdBack(where: AppUnderTest, isHeld: (page: ReadAllOptions) => boolean): () => void {
  const store = where.app.get<EventStore>(EVENT_STORE);
  const readAll = store.readAll.bind(store);
  let letOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letOn = resolve));
  jest.spyOn(store, 'readAll').mockImplementation(async (page) => {
    if (isHeld(page)) await gate;
    return readAll(page);
  });
  return letOn;
}

const ofRedetection = ({ types }: ReadAllOptions) => types?.join() === 'ActivityUploaded';
const ofRebuild = ({ after, types = [] }: ReadAllOptions) => after === 0n && types.includes('VesselAdded');

const redetectionAt = async (person: Person) =>
  (await person.json<{ redetection: Shown | null }>('GET', '/admin/redetections/current')).redetection;
const rebuildAt = async (person: Person) => {
  const replays = await person.json<{ projection: string; rebuild: Shown | null }[]>('GET', '/admin/replays');
  return replays.find(({ projection }) => projection === 'vessels')!.rebuild;
};
const becomes = (look: (person: Person) => Promise<Shown | null>, person: Person, state: string) =>
  eventually(async () => {
    const shown = await look(person);
    return shown?.state === state ? shown : undefined;
  });
const halfBuilt = () =>
  app.database
    .query(`SELECT FROM pg_namespace WHERE nspname = 'read_vessels__next'`)
    .then((rows) => rows.length);

/** Waits until the job's process stored its progress again, and with that read the cancel request. */
async function cancelIsRead(): Promise<void> {
  const [{ asked } = { asked: new Date() }] = await app.database.query<{ asked: Date }>(
    'SELECT clock_timestamp() AS asked',
  );
  await eventually(async () => {
    const read = await app.database.query(
      `SELECT FROM jobs.job WHERE state = 'running' AND cancel_requested AND updated_at > $1`,
      [asked],
    );
    return read.length === 1 ? true : undefined;
  });
}

describe('a re-detection with several processes', () => {
  const body = { dry_run: true, parameters: { min_ride_duration: 5 } };

  it('is visible in each process, runs once, and can be cancelled from any', async () => {
    const letOn = holdBack(app, ofRedetection);
    expect((await here.call('POST', '/admin/redetections', body)).status).toBe(202);
    for (const person of [here, there]) {
      expect(await redetectionAt(person)).toMatchObject({ state: 'running', asked: body });
      expect(await person.refusal('POST', '/admin/redetections', body)).toEqual([
        409,
        'A re-detection is running already',
      ]);
    }
    expect((await there.call('DELETE', '/admin/redetections/current')).status).toBe(204);
    await cancelIsRead();
    letOn();
    await becomes(redetectionAt, here, 'cancelled');
    expect(await redetectionAt(there)).toEqual(await redetectionAt(here));

    expect((await there.call('POST', '/admin/redetections', body)).status).toBe(202);
    expect(await becomes(redetectionAt, here, 'done')).toMatchObject({ progress: { activities: 2 } });
  });
});

describe('a rebuild with several processes', () => {
  const body = { projection: 'vessels' };

  it('is visible in another process, which rejects a second one and can cancel it', async () => {
    const letOn = holdBack(app, ofRebuild);
    expect((await here.call('POST', '/admin/replays', body)).status).toBe(202);
    expect(await rebuildAt(there)).toMatchObject({ state: 'running' });
    expect(await there.refusal('POST', '/admin/replays', body)).toEqual([
      409,
      'This projection is being rebuilt already',
    ]);
    expect((await there.call('DELETE', '/admin/replays/vessels')).status).toBe(204);
    await cancelIsRead();
    letOn();
    await becomes(rebuildAt, here, 'cancelled');
    expect(await rebuildAt(there)).toEqual(await rebuildAt(here));
    expect(await halfBuilt()).toBe(0);
  });

  it('is interrupted when its process stops and can be resumed in another', async () => {
    const third = await startBeside(app);
    const letOn = holdBack(third, ofRebuild);
    expect((await new Person(third, here.token).call('POST', '/admin/replays', body)).status).toBe(202);
    expect(await rebuildAt(here)).toMatchObject({ state: 'running' });
    const stopped = third.stop();
    letOn();
    await stopped;
    expect(await becomes(rebuildAt, there, 'interrupted')).toBeDefined();
    expect(await halfBuilt()).toBe(1);
    expect((await there.call('POST', '/admin/replays', body)).status).toBe(202);
    await becomes(rebuildAt, here, 'done');
    expect(await halfBuilt()).toBe(0);
  });

  it('from the command line is visible over HTTP, and vice versa', async () => {
    const said: string[] = [];
    const run = () =>
      replay.run({
        app: other.app,
        args: ['--projection', 'vessels'],
        say: (sentence) => said.push(sentence),
        signal: new AbortController().signal,
      });
    const letOn = holdBack(other, ofRebuild);
    const running = run();
    await becomes(rebuildAt, here, 'running');
    expect((await here.call('POST', '/admin/replays', body)).status).toBe(409);
    await expect(run()).rejects.toThrow('This projection is being rebuilt already');
    letOn();
    await running;
    expect(said.at(-1)).toMatch(/^vessels: rebuilt from \d+ events at \d+ events\/s\.$/);
    expect(await rebuildAt(here)).toMatchObject({ state: 'done' });
  });
});
