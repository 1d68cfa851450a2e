import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import type { StoredEvent } from '../src/kernel/event-store/event-definition.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../src/kernel/kernel.ts';
import { ProjectionRebuilder } from '../src/kernel/projections/projection-rebuilder.ts';
import { ErasedRowsPurge } from '../src/modules/identity/adapters/erased-rows-purge.ts';
import { WhenPasswordResetRequestedThenSendLink } from '../src/modules/identity/automation/when-password-reset-requested-then-send-link.automation.ts';
import { WhenRegistrationRepeatedThenTellOwner } from '../src/modules/identity/automation/when-registration-repeated-then-tell-owner.automation.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { logOf } from './log-of.ts';
import { eventually } from './eventually.ts';
import { join, type Person, signIn } from './person.ts';
import { alignedVideos } from './uploaded-session.ts';
import { type Ask, readModels, settled } from './read-models.ts';

let app: AppUnderTest;
let kai: Person;
const email = 'kai@surf.example';
const password = 'correct horse';

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, email, password);
});
afterAll(() => app.stop());

/** Every row of every table, as text. */
async function allRows(): Promise<string> {
  const tables = await app.database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => app.database.query<{ t: string }>(`SELECT t::text AS t FROM ${name} t`)),
  );
  return texts
    .flat()
    .map(({ t }) => t)
    .join('\n');
}

/** Database files that contain any of the words: dead rows, indexes and planner statistics are searched too. */
async function filesContaining(words: readonly string[]): Promise<readonly string[]> {
  await app.database.query('CHECKPOINT');
  const [{ folder } = { folder: '' }] = await app.database.query<{ folder: string }>(
    `SELECT current_setting('data_directory') || '/base/' || oid AS folder FROM pg_database
     WHERE datname = current_database()`,
  );
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(100);
  const found = await Promise.all(
    names.map(async (name) => {
      // Postgres may remove a file while the folder is read.
      const content = await readFile(joinPath(folder, name)).catch(() => Buffer.alloc(0));
      return words.filter((word) => content.includes(word)).map((word) => `${name}: ${word}`);
    }),
  );
  return found.flat();
}

describe('account erasure', () => {
  it('deletes or makes unreadable all rows, events, files and credentials of the account', async () => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 20 });
    const file = encodeTrackFile(recorded, 'gpx', { name: 'Secret spot' });
    const { url_hash: urlHash } = (await (await kai.upload(file, 'secret-spot.gpx')).json()) as {
      url_hash: string;
    };
    await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
    await kai.json('POST', '/surf-vessels', {
      brand: 'Mega',
      model: 'Maverick',
      nickname: 'Greenflash',
      type: 'foil',
    });
    await kai.json('PUT', `/activities/${urlHash}/note`, { note: 'Ask Greenflash for the key' });
    const [spot] = await kai.json<{ spot_id: number }[]>('GET', '/spots');
    await kai.json('PUT', `/spots/${spot!.spot_id}`, { name: 'Hushreef' });
    await kai.json('PUT', '/season/goals/2026', { sessions: 50, rides: null, hours: null });
    await alignedVideos(kai, urlHash, 'Lefthander.MP4');
    expect(await allRows()).toContain('Lefthander');
    expect(await allRows()).toMatch(/Secret spot[^]*Hushreef|Hushreef[^]*Secret spot/);
    // Collects planner statistics, which contain sample values; autovacuum does so too.
    await app.database.query('ANALYZE');

    expect((await kai.call('POST', '/users/me/delete-account', { password: 'wrong' })).status).toBe(400);
    expect((await kai.call('POST', '/users/me/delete-account', { password })).status).toBe(204);
    expect((await kai.call('GET', '/users/me')).status).toBe(401);
    expect((await signIn(app, email, password)).status).toBe(401);

    await eventually(async () => {
      const kept = await allRows();
      const words = [
        email,
        'kai_surfs',
        'Secret spot',
        'secret-spot',
        'Maverick',
        'Greenflash',
        'Hushreef',
        'Lefthander',
      ];
      return words.some((word) => kept.includes(word)) ? undefined : true;
    });
    await eventually(async () => ((await app.blobFiles()).length === 0 ? true : undefined));
  });

  it('leaves an event log from which every read model rebuilds to the same rows', async () => {
    const ask: Ask = (sql) => app.database.query(sql);
    await settled(ask);
    const before = await readModels(ask);
    const { registry } = app.app.get<BackgroundWork>(BACKGROUND_WORK).projections;
    for (const { name } of registry.all()) {
      await app.app.get(ProjectionRebuilder).rebuild(name, { fresh: true });
    }
    await settled(ask);
    expect(await readModels(ask)).toEqual(before);
    expect(await ask('SELECT FROM eventlog.dead_letters')).toEqual([]);
    expect(await logOf(app, 'ActivityUploaded')).toHaveLength(1);
    const kept = await allRows();
    expect(
      ['kai_surfs', 'Secret spot', 'Maverick', 'Hushreef', 'Lefthander'].filter((word) =>
        kept.includes(word),
      ),
    ).toEqual([]);
  });

  it('removes the data from the outbox and from the files of tables and indexes', async () => {
    expect(app.mailer.kept.filter(({ to }) => to === email)).toEqual([]);
    // Earlier events whose automations run only after the erasure.
    const late = { stream: 'account-1', data: { email } } as unknown as StoredEvent;
    await app.app.get(WhenPasswordResetRequestedThenSendLink).react(late);
    await app.app.get(WhenRegistrationRepeatedThenTellOwner).react(late);
    expect(app.mailer.kept.filter(({ to }) => to === email)).toEqual([]);
    const purge = app.app.get(ErasedRowsPurge);
    expect(await filesContaining(['kai_surfs', 'Greenflash'])).not.toEqual([]);
    expect(await purge.run(0)).toBe(true);
    expect(
      await filesContaining([email, 'kai_surfs', 'Secret spot', 'secret-spot', 'Greenflash', 'Hushreef']),
    ).toEqual([]);
    expect(await app.database.query('SELECT FROM identity.erased_traces')).toEqual([]);
  });

  it('frees the email for a new account without any of the old data', async () => {
    const again = await join(app, email, 'another password');
    expect(await again.json('GET', '/activities')).toEqual([]);
    expect(await again.json('GET', '/users/me')).toMatchObject({ email, username: null });
  });
});
