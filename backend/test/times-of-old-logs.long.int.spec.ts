import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import type { JsonObject } from '../src/kernel/event-store/json.ts';
import { ProjectionRebuilder } from '../src/kernel/projections/projection-rebuilder.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person, visitor } from './person.ts';
import { settled, type Ask } from './read-models.ts';

interface Listed {
  readonly url_hash: string;
  readonly activity_time: string | null;
}

let app: AppUnderTest;
let kai: Person;
let recent: string;
const ask: Ask = (sql) => app.database.query(sql);

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
  const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 4, durationMinutes: 15 });
  const answer = await kai.upload(encodeTrackFile(recorded, 'fit'), 'a.fit');
  recent = ((await answer.json()) as { url_hash: string }).url_hash;
});
afterAll(() => app.stop());

/** Appends the session's event again with another time, in the shape and as an earlier version accepted it. */
async function recordWithTime(urlHash: string, activityTime: string): Promise<void> {
  const contentHash = createHash('sha256').update(urlHash).digest('hex');
  const [claim] = await ask<{ activity_id: string }>(
    `WITH track AS (
       INSERT INTO activities.tracks (url_hash, points)
       SELECT '${urlHash}', points FROM activities.tracks WHERE url_hash = '${recent}')
     INSERT INTO activities.upload_claims (owner, content_hash, surf_type, url_hash, activity_id)
     SELECT owner, '${contentHash}', surf_type, '${urlHash}', nextval('activities.activity_id')
     FROM activities.upload_claims WHERE url_hash = '${recent}' RETURNING activity_id`,
  );
  const [event] = await ask<{ data: JsonObject; owner: string }>(
    `SELECT data::text::jsonb AS data, meta::text::jsonb->>'subject' AS owner FROM eventlog.events
     WHERE stream_id = 'activity-${recent}' AND type = 'ActivityUploaded'`,
  );
  const { device: _device, importMillis: _millis, deviceName: _name, ...firstVersion } = event!.data;
  const changed = {
    urlHash,
    activityId: Number(claim!.activity_id),
    activityTime,
    contentHash,
    name: 'Clock not set',
    fileName: 'a.gpx',
  };
  await app.app.get<EventStore>(EVENT_STORE).append(`activity-${urlHash}`, 'no_stream', [
    {
      id: randomUUID(),
      type: 'ActivityUploaded',
      schemaVersion: 1,
      data: { ...firstVersion, ...changed },
      metadata: { actor: event!.owner, correlation: 'old' },
    },
  ]);
  await settled(ask);
}

describe('an upload stored by an earlier version with a time that Postgres cannot store', () => {
  it.each([
    ['yearZero', '0000-01-01T00:00:00.000Z'],
    ['year12000', '+012000-01-01T00:00:00.000Z'],
    ['beforeYear0', '-000001-12-31T23:59:59.999Z'],
    ['noTime', 'yesterday'],
  ])('has no time and can be shared and deleted: %s', async (urlHash, time) => {
    await recordWithTime(urlHash, time);
    expect(await ask('SELECT name, error FROM eventlog.dead_letters')).toEqual([]);
    await app.app.get(ProjectionRebuilder).rebuild('activities', { fresh: true });

    const list = await kai.json<Listed[]>('GET', '/activities');
    expect(list.map(({ url_hash }) => url_hash)).toEqual([recent, urlHash]);
    expect(list.at(-1)).toMatchObject({ activity_time: null, activity_name: 'Clock not set' });
    expect(await kai.json('GET', `/activities/${urlHash}`)).toMatchObject({ activity_time: null });
    expect((await kai.call('PUT', `/activities/${urlHash}`, { is_public: true })).status).toBe(200);
    const shared = await visitor(app).call('GET', `/public/activities/${urlHash}`);
    expect(shared.status).toBe(200);

    expect((await kai.call('DELETE', `/activities/${urlHash}`)).status).toBeLessThan(300);
    expect((await kai.call('GET', `/activities/${urlHash}`)).status).toBe(404);
    await eventually(async () =>
      (await ask(`SELECT FROM activities.tracks WHERE url_hash = '${urlHash}'`)).length === 0
        ? true
        : undefined,
    );
  });
});

describe('texts in a track file', () => {
  it('are stored without invalid characters', async () => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 5, durationMinutes: 10 });
    const file = new TextDecoder()
      .decode(encodeTrackFile(recorded, 'gpx', { name: 'NAME' }))
      .replaceAll('NAME', 'Dawn\0 \u0007\u009fpatrol');
    const answer = await kai.upload(new TextEncoder().encode(file), 'a.gpx');
    expect(answer.status).toBe(200);
    const { url_hash } = (await answer.json()) as { url_hash: string };
    expect(await kai.json('GET', `/activities/${url_hash}`)).toMatchObject({ activity_name: 'Dawn patrol' });
  });
});

describe('a mark at an invalid time', () => {
  it('is rejected with a message', async () => {
    const answer = await kai.call('PUT', `/activities/${recent}/marks`, {
      marks: [{ kind: 'not_a_ride', start_time: '2026-12-31T23:59:60Z', end_time: '2026-12-31T23:59:60Z' }],
    });
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      400,
      'A mark starts and ends at times that exist',
    ]);
  });
});
