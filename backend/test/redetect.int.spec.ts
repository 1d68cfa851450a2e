import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { RedetectCommand } from '../src/modules/activities/write/redetect/redetect.use-case.ts';
import type {
  RedetectionProgress,
  RedetectionRequest,
} from '../src/modules/activities/write/redetect/redetection.ts';
import { GrantAdminCommand } from '../src/modules/identity/write/grant-admin.use-case.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';

interface Activity {
  surf_rides: { id: number; duration: number }[];
  surf_setting_applied: { min_ride_duration: number };
}

let app: AppUnderTest;
let kai: Person;
const urlHashes: string[] = [];

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  for (const seed of [2, 4, 9]) {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 20 });
    const answer = await kai.upload(encodeTrackFile(recorded, 'fit'), `${seed}.fit`);
    urlHashes.push(((await answer.json()) as { url_hash: string }).url_hash);
  }
});
afterAll(() => app.stop());

const activities = () =>
  Promise.all(urlHashes.map((urlHash) => kai.json<Activity>('GET', `/activities/${urlHash}`)));

function redetect(
  request: RedetectionRequest,
  signal = new AbortController().signal,
): Promise<RedetectionProgress> {
  return app.app.get(CommandBus).execute(new RedetectCommand(request, 'test', signal, () => undefined));
}

describe('re-detection', () => {
  it('reports changes on a dry run and saves nothing', async () => {
    const before = await activities();
    const head = await app.database.query('SELECT max(position) FROM eventlog.events');
    const report = await redetect({ dryRun: true, parameters: { min_ride_duration: 15 } });
    expect(report).toMatchObject({ activities: 3, state: 'done', failed: [] });
    const rides = before.flatMap((activity) => activity.surf_rides);
    const short = rides.filter((ride) => ride.duration < 15);
    expect(short.length).toBeGreaterThan(0);
    expect(report.total).toEqual({
      gained: 0,
      changed: 0,
      lost: short.length,
      kept: rides.length - short.length,
    });
    expect(await activities()).toEqual(before);
    expect(await app.database.query('SELECT max(position) FROM eventlog.events')).toEqual(head);
  });

  it('keeps the ids of unchanged rides, keeps deleted ones deleted, and changes nothing on a second run', async () => {
    const before = await activities();
    const struck = before[0]!.surf_rides.find((ride) => ride.duration >= 15)!;
    await kai.call('DELETE', `/rides/${struck.id}`);
    const report = await redetect({ dryRun: false, parameters: { min_ride_duration: 15 } });
    const again = await redetect({ dryRun: false, parameters: { min_ride_duration: 15 } });
    expect(again.total).toEqual({ gained: 0, lost: 0, changed: 0, kept: report.total.kept });
    const after = await eventually(async () => {
      const read = await activities();
      return read.every((activity) => activity.surf_setting_applied.min_ride_duration === 15)
        ? read
        : undefined;
    });
    const expected = before.flatMap((activity) => activity.surf_rides).filter((ride) => ride.duration >= 15);
    const ids = (rides: Activity['surf_rides']) => rides.map((ride) => ride.id);
    expect(ids(after.flatMap((activity) => activity.surf_rides))).toEqual(
      ids(expected.filter((ride) => ride.id !== struck.id)),
    );
  });

  it('can be interrupted and resumed', async () => {
    const stopped = await redetect({ dryRun: true }, AbortSignal.abort());
    expect(stopped).toMatchObject({ state: 'interrupted', activities: 0 });
    const rest = await redetect({ dryRun: true, from: stopped.position });
    expect(rest).toMatchObject({ state: 'done', activities: 3 });
  });

  it('filters by account, activity and engine version', async () => {
    expect((await redetect({ dryRun: true, owner: 999 })).activities).toBe(0);
    expect((await redetect({ dryRun: true, urlHash: urlHashes[1]! })).activities).toBe(1);
    expect((await redetect({ dryRun: true, engineVersion: '0.0.1' })).activities).toBe(0);
  });

  it('shows admins its progress over HTTP', async () => {
    const body = { dry_run: true, parameters: { min_ride_duration: 5 } };
    expect((await kai.call('POST', '/admin/redetections', body)).status).toBe(403);
    await app.app.get(CommandBus).execute(new GrantAdminCommand('kai@surf.example', true));
    await eventually(async () =>
      (await kai.call('GET', '/admin/replays')).status === 200 ? true : undefined,
    );
    expect((await kai.call('POST', '/admin/redetections', body)).status).toBe(202);
    const { redetection } = await eventually(async () => {
      const answer = await kai.json<{ redetection: { state: string } }>('GET', '/admin/redetections/current');
      return answer.redetection.state === 'running' ? undefined : answer;
    });
    expect(redetection).toMatchObject({ state: 'done', asked: body, progress: { activities: 3 } });
    expect((await kai.call('POST', '/admin/replays', { projection: 'nothing' })).status).toBe(404);
  });
});
