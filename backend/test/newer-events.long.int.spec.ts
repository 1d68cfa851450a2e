import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { logOf } from './log-of.ts';
import { join } from './person.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' });
});
afterAll(() => app.stop());

it('a stream with an event of a newer version answers 503 with Retry-After, and the event is not skipped', async () => {
  const kai = await join(app, 'kai@surf.example');
  const board = { brand: 'Firewire', model: 'Seaside', nickname: 'Blue', type: 'surfboard' };
  const { id } = await kai.json<{ id: number }>('POST', '/surf-vessels', board);
  const [added] = await logOf(app, 'VesselAdded');
  await app.app.get<EventStore>(EVENT_STORE).append(added!.stream, 'any', [
    {
      id: randomUUID(),
      type: 'VesselDescribed',
      schemaVersion: 99,
      data: { vesselId: id, hull: 'catamaran' },
      metadata: { actor: 'system', correlation: 'newer' },
    },
  ]);
  const answer = await kai.call('PUT', `/surf-vessels/${id}`, { ...board, nickname: 'Red' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ code: 'outdated_process' });
  expect(await app.database.query('SELECT FROM eventlog.dead_letters')).toEqual([]);
});
