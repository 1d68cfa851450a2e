import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, visitor } from './person.ts';
import { ROUTES } from './security/routes.ts';
import { joinAsAdmin, statistics } from './statistics.ts';
import { uploadSession } from './uploaded-session.ts';

const STATS = /^GET \/api(\/admin\/stats\/.+)$/;
const paths = [...new Set(ROUTES.flatMap(({ route }) => STATS.exec(route)?.[1] ?? []))];
/** Answers with the SQL texts only. */
const asking = paths.filter((path) => !path.endsWith('/questions'));

let dataDir: string;
let app: AppUnderTest;
let admin: Person;
let kai: Person;

beforeAll(async () => {
  dataDir = await mkdtemp(joinPath(tmpdir(), 'rideline-statistics-'));
  // In the place of the folder of the statistics, so that no file of theirs can be built.
  await writeFile(joinPath(dataDir, 'analytics'), '');
  app = await startApp({ DATA_DIR: dataDir });
  admin = await joinAsAdmin(app);
  kai = await join(app, 'kai@surf.example');
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('statistics whose file cannot be built yet', () => {
  it.each(asking)('answer 503 with a sentence: %s', async (path) => {
    expect(await admin.refusal('GET', path)).toEqual([
      503,
      'The statistics are being prepared (0 %). Please try again in a minute.',
    ]);
  });

  it.each(asking)('are refused to visitors and surfers as usual: %s', async (path) => {
    expect(await visitor(app).refusal('GET', path)).toEqual([401, 'Please log in to continue']);
    expect(await kai.refusal('GET', path)).toEqual([403, 'You do not have permission to access this page.']);
  });

  it('record no look at users, since nothing was shown', async () => {
    const looks = await app.database.query(`SELECT FROM eventlog.events WHERE type = 'UserEngagementViewed'`);
    expect(looks).toEqual([]);
  });

  it('do not keep anybody from uploading', async () => {
    await uploadSession(kai, 1);
    expect(await kai.json('GET', '/activities')).toHaveLength(1);
  });

  it('are there by themselves once it can', async () => {
    await rm(joinPath(dataDir, 'analytics'));
    expect(await statistics(admin, 'global')).toMatchObject({ total_users: 2, total_activities: 1 });
  });
});
