import { readdirSync, readFileSync } from 'node:fs';
import { basename, join as joinPath } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from '../../../../../test/app-under-test.ts';
import { join, type Person, visitor } from '../../../../../test/person.ts';
import { joinAsAdmin, statistics, thisMonth } from '../../../../../test/statistics.ts';
import { uploadSession } from '../../../../../test/uploaded-session.ts';

let app: AppUnderTest;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await joinAsAdmin(app);
});
afterAll(() => app.stop());

const few = { people: null, hidden: 'few_people' };

describe('questions beyond the contract', () => {
  it('tell no figure of the first four people', async () => {
    await uploadSession(admin, 5);
    const funnel = await statistics<{ people: number | null }[]>(admin, 'activation-funnel');
    expect(funnel.map(({ people }) => people)).toEqual([null, null, null, null, null, null]);
    expect(await statistics(admin, 'cohorts')).toEqual({
      interval: 'month',
      cohorts: [{ start: thisMonth(), size: few, active: [] }],
    });
    expect(await statistics(admin, 'lifecycle')).toMatchObject({
      interval: 'month',
      people: [{ start: thisMonth(), new: few, dormant: null }],
    });
    expect(await statistics(admin, 'intake')).toEqual({
      accepted: [{ month: thisMonth(), source: 'MANUAL', uploads: null, hidden: 'few_people' }],
      refused: [],
      failed_syncs: [],
    });
    const untold = { sessions: null, rides: null, hidden: 'few_people' };
    expect(await statistics(admin, 'detection-health')).toMatchObject({
      engines: [untold],
      devices: [untold],
    });
    expect(await statistics(admin, 'storage')).toMatchObject([{}, { source: null, bytes: null }]);
  });

  it('count five people, and refused files without them', async () => {
    const others = await Promise.all([1, 2, 3, 4].map((number) => join(app, `kai${number}@surf.example`)));
    await others[0]!.upload(Buffer.from('no track'), 'my-secret-file.gpx');
    const funnel = await statistics<unknown[]>(admin, 'activation-funnel');
    expect(funnel.slice(0, 2)).toMatchObject([
      { step: 'registered', people: 5, median_days: 0, hidden: null },
      { step: 'verified', people: 5, hidden: null },
    ]);
    expect(await statistics(admin, 'cohorts')).toMatchObject({
      cohorts: [{ size: { people: 5, hidden: null } }],
    });
    expect(await statistics(admin, 'lifecycle')).toMatchObject({
      people: [{ new: { people: 5, hidden: null } }],
    });
    expect(await statistics(admin, 'intake')).toMatchObject({
      refused: [{ month: thisMonth(), format: 'gpx', uploads: 1 }],
    });
  });

  it.each([
    [
      'activation-funnel',
      (answer: unknown) => (answer as { people: number }[]).filter(({ people }) => people !== 0),
    ],
    ['cohorts', (answer: unknown) => (answer as { cohorts: unknown[] }).cohorts],
    ['lifecycle', (answer: unknown) => (answer as { people: unknown[] }).people],
  ])('answer for a period: %s', async (question, people) => {
    const [all, ever, before] = await Promise.all(
      ['', `?from=2020-01&to=${thisMonth()}`, '?to=2020-01'].map((period) =>
        admin.json<unknown>('GET', `/admin/stats/${question}${period}`),
      ),
    );
    expect(ever).toEqual(all);
    expect(people(before)).toEqual([]);
  });

  it.each([
    ['from=2026-13', 'from and to are months, such as 2026-05'],
    ['to=yesterday', 'from and to are months, such as 2026-05'],
    ['from=2026-05&to=2026-04', 'The period ends before it starts'],
  ])('refuse the period %s', async (period, sentence) => {
    const refusal = await admin.refusal('GET', `/admin/stats/storage?${period}`);
    expect(refusal).toEqual([400, sentence]);
  });
});

describe('the questions', () => {
  it('are the SQL files of the module', async () => {
    const folder = joinPath(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sql') && !file.startsWith('facts'))
      .map((file) => ({ name: basename(file, '.sql'), sql: readFileSync(joinPath(folder, file), 'utf8') }));
    const answered = await admin.json<{ name: string }[]>('GET', '/admin/stats/questions');
    expect(new Set(answered)).toEqual(new Set(files));
  });

  it('are for admins', async () => {
    const surfer = await join(app, 'surfer@surf.example');
    expect((await visitor(app).call('GET', '/admin/stats/questions')).status).toBe(401);
    expect(await surfer.refusal('GET', '/admin/stats/questions')).toEqual([
      403,
      'You do not have permission to access this page.',
    ]);
  });
});
