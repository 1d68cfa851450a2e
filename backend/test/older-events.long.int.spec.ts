import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import type { JsonObject } from '../src/kernel/event-store/json.ts';
import { ProjectionRebuilder } from '../src/kernel/projections/projection-rebuilder.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { logOf } from './log-of.ts';
import { join } from './person.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('preferences of version 1 are read with distances in one unit, by decisions, read models and rebuilds', async () => {
  const kai = await join(app, 'kai@surf.example');
  const file = pathOf(import.meta.dirname, 'fixtures', 'older-events.json');
  const older = JSON.parse(await readFile(file, 'utf8')) as Record<string, JsonObject>;
  const [registered] = await logOf(app, 'UserRegistered');
  await app.app.get<EventStore>(EVENT_STORE).append(registered!.stream, 'any', [
    {
      id: randomUUID(),
      type: 'PreferencesChosen',
      schemaVersion: 1,
      data: older['PreferencesChosen@1']!,
      metadata: { actor: 'system', correlation: 'older' },
    },
  ]);
  const chosen = {
    preferred_distance_unit: 'feet',
    preferred_clock: 'spot',
    long_distances_in_km_or_mi: false,
  };
  const preferences = () => kai.json<{ preferred_clock: string }>('GET', '/users/me/preferences');
  await eventually(async () => ((await preferences()).preferred_clock === 'spot' ? true : undefined));
  expect(await preferences()).toMatchObject(chosen);
  await app.app.get(ProjectionRebuilder).rebuild('accounts', { fresh: true });
  expect(await preferences()).toMatchObject(chosen);

  await kai.json('POST', '/users/me/update-preferences', { preferred_speed_unit: 'km/h' });
  expect((await logOf(app, 'PreferencesChosen')).at(-1)).toMatchObject({
    schemaVersion: 2,
    data: { distanceUnit: 'feet', clock: 'spot', longInKmOrMi: false },
  });
});
