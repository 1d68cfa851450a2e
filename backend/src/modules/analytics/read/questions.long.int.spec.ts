import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from '../../../../test/app-under-test.ts';
import type { Person } from '../../../../test/person.ts';
import { joinAsAdmin, statistics, thisMonth } from '../../../../test/statistics.ts';
import { uploadSession } from '../../../../test/uploaded-session.ts';

let app: AppUnderTest;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await joinAsAdmin(app);
});
afterAll(() => app.stop());

describe('questions beyond the contract', () => {
  it('follow uploads, also refused ones', async () => {
    await uploadSession(admin, 5);
    await admin.upload(Buffer.from('no track'), 'my-secret-file.gpx');
    const funnel = await statistics<{ people: number }[]>(admin, 'activation-funnel');
    expect(funnel.slice(0, 3).map(({ people }) => people)).toEqual([1, 1, 1]);
    expect(await statistics(admin, 'cohorts')).toEqual([{ start: thisMonth(), size: 1, active: [] }]);
    expect(await statistics(admin, 'intake')).toEqual({
      accepted: [{ month: thisMonth(), source: 'MANUAL', uploads: 1 }],
      refused: [{ month: thisMonth(), format: 'gpx', reason: expect.any(String), uploads: 1 }],
      failed_syncs: [],
    });
    expect(await statistics(admin, 'storage')).toMatchObject([{ source: 'MANUAL' }, { source: null }]);
  });

  it.each(['activation-funnel', 'cohorts', 'intake', 'detection-health', 'storage'])(
    'answer for a period: %s',
    async (question) => {
      const [all, ever] = await Promise.all(
        ['', `?from=2020-01&to=${thisMonth()}`].map((period) =>
          admin.json<unknown>('GET', `/admin/stats/${question}${period}`),
        ),
      );
      expect(ever).toEqual(all);
      expect(await admin.json<unknown>('GET', `/admin/stats/${question}?to=2020-01`)).not.toEqual(all);
    },
  );

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
  it('are all that the module asks', async () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.query.ts'));
    const queries = await Promise.all(files.map((file) => import(`./${file}`) as Promise<object>));
    const asked = queries
      .flatMap((query) => Object.values(query) as object[])
      .filter((value) => 'sql' in value);
    expect(new Set(await admin.json<object[]>('GET', '/admin/stats/questions'))).toEqual(new Set(asked));
  });
});
