import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from '../../../../../test/app-under-test.ts';
import { join, type Person } from '../../../../../test/person.ts';
import { joinAsAdmin, statistics } from '../../../../../test/statistics.ts';
import { uploadSession } from '../../../../../test/uploaded-session.ts';
import type { EngagementRow } from '../../engagement.schema.ts';

const password = 'correct horse';
let app: AppUnderTest;
let admin: Person;
let kai: Person;
let lani: Person;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  admin = await joinAsAdmin(app);
  lani = await join(app, 'lani@surf.example', password);
  kai = await join(app, 'kai@surf.example', password);
  await kai.call('POST', '/register', { email: 'unproven@surf.example', password });
  await lani.json('POST', '/users/me/update-username', { username: 'lani' });
  await kai.json('POST', '/users/me/update-username', { username: 'Zeno' });
  const shared = await uploadSession(kai, 1);
  await kai.json('PUT', `/activities/${shared}`, { is_public: true });
  await uploadSession(kai, 2);
  await uploadSession(admin, 3);
});
afterAll(() => app.stop());

const rows = (query = '') => statistics<EngagementRow[]>(admin, `user-engagement${query}`);
const emails = async (query: string) => (await rows(query)).map(({ email }) => email);

describe('the engagement table', () => {
  it('lists verified people without the demo account, with the most activities first', async () => {
    expect(await rows()).toEqual([
      {
        user_id: expect.any(Number),
        email: 'kai@surf.example',
        username: 'Zeno',
        total_activities: 2,
        manual_activities: 2,
        garmin_activities: 0,
        strava_activities: 0,
        public_activities: 1,
        is_active: true,
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      },
      expect.objectContaining({ email: 'admin@surf.example', username: null, total_activities: 1 }),
      expect.objectContaining({ email: 'lani@surf.example', username: 'lani', total_activities: 0 }),
    ]);
  });

  it.each([
    ['user_id', ['admin', 'lani', 'kai']],
    ['email', ['admin', 'kai', 'lani']],
    ['total_activities', ['lani', 'admin', 'kai']],
    ['created_at', ['admin', 'lani', 'kai']],
  ])('is sorted by %s in both directions', async (column, names) => {
    const expected = names.map((name) => `${name}@surf.example`);
    expect(await emails(`?sort=${column}&order=asc`)).toEqual(expected);
    expect(await emails(`?sort=${column}&order=desc`)).toEqual(expected.reverse());
  });

  it.each(['manual_activities', 'garmin_activities', 'strava_activities', 'public_activities', 'is_active'])(
    'is sorted by %s, and by id among equals',
    async (column) => {
      for (const order of ['asc', 'desc']) {
        const sorted = await rows(`?sort=${column}&order=${order}`);
        const values = sorted.map((row) => Number(row[column as 'is_active']));
        expect(values).toEqual([...values].sort((a, b) => (order === 'asc' ? a - b : b - a)));
        for (const [index, row] of sorted.entries()) {
          const previous = sorted[index - 1];
          if (previous === undefined || values[index] !== values[index - 1]) continue;
          expect(row.user_id).toBeGreaterThan(previous.user_id);
        }
      }
    },
  );

  it('ignores case, and has people without a username at the end in both directions', async () => {
    const named = async (order: string) =>
      (await rows(`?sort=username&order=${order}`)).map(({ username }) => username);
    expect(await named('asc')).toEqual(['lani', 'Zeno', null]);
    expect(await named('desc')).toEqual(['Zeno', 'lani', null]);
  });

  it.each(['total_activities', 'email'])('is cut to the limit, sorted by %s', async (column) => {
    expect(await emails(`?sort=${column}&order=asc&limit=1`)).toHaveLength(1);
  });

  it.each([
    ['sort=password', 'sort is a column of the table'],
    ['order=up', 'order is asc or desc'],
    ['limit=0', 'limit is a whole number from 1 to 500'],
    ['limit=501', 'limit is a whole number from 1 to 500'],
  ])('refuses %s', async (query, sentence) => {
    expect(await admin.refusal('GET', `/admin/stats/user-engagement?${query}`)).toEqual([400, sentence]);
  });

  it('records each look with the id of the admin and the number of people shown', async () => {
    const looks = () =>
      app.database.query<{ actor: string; data: unknown; stream: string }>(
        `SELECT meta->>'actor' AS actor, data, stream_id AS stream FROM eventlog.events
         WHERE type = 'UserEngagementViewed' ORDER BY position`,
      );
    const before = (await looks()).length;
    const [{ user_id }] = (await rows('?sort=email&order=asc&limit=2')) as [EngagementRow];
    const after = await looks();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toEqual({
      actor: String(user_id),
      data: { people: 2 },
      stream: `engagement-views-${user_id}`,
    });
  });

  it('records no look of a surfer or visitor, who see nothing', async () => {
    expect(await lani.refusal('GET', '/admin/stats/user-engagement')).toEqual([
      403,
      'You do not have permission to access this page.',
    ]);
    const looks = await app.database.query(
      `SELECT FROM eventlog.events WHERE type = 'UserEngagementViewed' AND meta->>'actor' =
       (SELECT user_id::text FROM read_accounts.account WHERE document->>'email' = 'lani@surf.example')`,
    );
    expect(looks).toEqual([]);
  });

  it('loses an erased person', async () => {
    await kai.call('POST', '/users/me/delete-account', { password });
    for (const column of ['total_activities', 'email']) {
      expect(await emails(`?sort=${column}&order=asc`)).not.toContain('kai@surf.example');
    }
  });
});
