import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { encodeTrackFile, simulateSession, type TrackFormat } from '@rideline/detection-engine';
import { redetect } from '../src/command-line/redetect.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import type { JsonObject } from '../src/kernel/event-store/json.ts';
import { ProjectionRebuilder } from '../src/kernel/projections/projection-rebuilder.ts';
import { SportBackfill } from '../src/modules/activities/adapters/sport-backfill.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person } from './person.ts';
import { settled, type Ask } from './read-models.ts';
import { type ActivityAnswer } from './uploaded-session.ts';

type Answer = ActivityAnswer & {
  sport: string | null;
  surf_rides: { id: number; start_time: string; end_time: string }[];
};

let app: AppUnderTest;
let kai: Person;
const ask: Ask = (sql) => app.database.query(sql);

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
});
afterAll(() => app.stop());

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 30 });
/** Only GPX files can do without a sport. */
async function uploaded(sport: string | null, format: TrackFormat = 'fit'): Promise<string> {
  const answer = await kai.upload(encodeTrackFile(recorded, format, { sport }), `a.${format}`);
  return ((await answer.json()) as { url_hash: string }).url_hash;
}
const read = (urlHash: string) => kai.json<Answer>('GET', `/activities/${urlHash}`);
async function redetectAll(): Promise<void> {
  await redetect.run({ app: app.app, args: ['--all'], say: () => {}, signal: new AbortController().signal });
  await settled(ask);
}

describe('a file that names another sport', () => {
  it('has no rides until its owner counts them, after another detection too', async () => {
    const surfed = await read(await uploaded('surfing'));
    expect(surfed.sport).toBe('surfing');
    expect(surfed.surf_rides.length).toBeGreaterThan(2);

    const urlHash = await uploaded('cycling');
    expect(await read(urlHash)).toMatchObject({ sport: 'cycling', surf_rides: [] });
    await kai.call('PUT', `/activities/${urlHash}/surf-setting?setting_id=0`);
    expect((await read(urlHash)).surf_rides).toEqual([]);

    const [first, second] = surfed.surf_rides;
    const marks = [first!, second!].map(({ start_time, end_time }) => ({
      kind: 'missed_ride',
      start_time,
      end_time,
    }));
    await kai.call('PUT', `/activities/${urlHash}/marks`, { marks });
    const counted = [first!, second!].map(({ start_time }) => ({ start_time }));
    expect(await read(urlHash)).toMatchObject({ surf_rides: counted });
    await redetectAll();
    expect(await read(urlHash)).toMatchObject({ surf_rides: counted });
  });
});

describe('a session that was uploaded before sports were recorded', () => {
  /** Stores the session's upload a second time, as version 3 of the event did. */
  async function uploadedBefore(newer: string, change: JsonObject = {}): Promise<string> {
    const older = randomUUID().replaceAll('-', '');
    const [event] = await ask<{ data: JsonObject; owner: string }>(
      `SELECT data::text::jsonb AS data, meta::text::jsonb->>'subject' AS owner FROM eventlog.events
       WHERE stream_id = 'activity-${newer}' AND type = 'ActivityUploaded'`,
    );
    const [drawn] = await ask<{ activity_id: string }>(
      `WITH track AS (
         INSERT INTO activities.tracks (url_hash, points)
         SELECT '${older}', points FROM activities.tracks WHERE url_hash = '${newer}')
       SELECT nextval('activities.activity_id') AS activity_id`,
    );
    const { sport: _sport, isTimeHidden: _hidden, timeZone: _zone, ...version3 } = event!.data;
    const data = {
      ...version3,
      urlHash: older,
      activityId: Number(drawn!.activity_id),
      name: 'Before',
      fileName: 'a.fit',
      deviceName: null,
      ...change,
    };
    const metadata = { actor: event!.owner, correlation: 'old', subject: event!.owner };
    await app.app
      .get<EventStore>(EVENT_STORE)
      .append(`activity-${older}`, 'no_stream', [
        { id: randomUUID(), type: 'ActivityUploaded', schemaVersion: 3, data, metadata },
      ]);
    await settled(ask);
    return older;
  }
  const found = (urlHash: string) =>
    ask(`SELECT FROM eventlog.events WHERE stream_id = 'activity-${urlHash}' AND type = 'SportFound'`);

  it('gets its sport once from its original file, also that there is none, and keeps it in a rebuild', async () => {
    const older = await uploadedBefore(await uploaded('cycling'));
    const nameless = await uploadedBefore(await uploaded(null, 'gpx'), { fileName: 'a.gpx' });
    const lost = await uploadedBefore(await uploaded('running'), { contentHash: '0'.repeat(64) });
    await redetectAll();
    expect((await read(older)).surf_rides.length).toBeGreaterThan(2);

    const backfill = app.app.get(SportBackfill);
    expect(await backfill.run()).toBe(2);
    await settled(ask);
    expect(await read(older)).toMatchObject({ sport: 'cycling' });
    await app.app.get(ProjectionRebuilder).rebuild('activities', { fresh: true });
    expect(await read(older)).toMatchObject({ sport: 'cycling' });
    expect(await backfill.run()).toBe(0);
    expect(await Promise.all([older, nameless, lost].map(found))).toEqual([[{}], [{}], []]);

    await redetectAll();
    expect(await read(older)).toMatchObject({ surf_rides: [] });
    const others = await Promise.all([nameless, lost].map(read));
    expect(others.map(({ sport }) => sport)).toEqual([null, null]);
    for (const { surf_rides } of others) expect(surf_rides.length).toBeGreaterThan(2);
  });

  it('gets it with its track, when that is made again from the original', async () => {
    const older = await uploadedBefore(await uploaded('running'));
    await ask(`DELETE FROM activities.tracks WHERE url_hash = '${older}'`);
    expect((await kai.call('GET', `/activities/${older}`)).status).toBe(200);
    await settled(ask);
    expect(await read(older)).toMatchObject({ sport: 'running' });
    expect(await found(older)).toHaveLength(1);
  });
});
