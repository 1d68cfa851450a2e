import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from '../../../../../test/app-under-test.ts';
import { join, type Person } from '../../../../../test/person.ts';
import { joinAsAdmin, statistics, thisMonth } from '../../../../../test/statistics.ts';

const password = 'correct horse';
const DOORS = ['user-growth', 'new-user-registrations', 'monthly-users'];
let app: AppUnderTest;
let admin: Person;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await joinAsAdmin(app);
  kai = await join(app, 'kai@surf.example', password);
});
afterAll(() => app.stop());

describe('users a month', () => {
  it.each(DOORS)('count verified people in the current month: %s', async (door) => {
    await kai.call('POST', '/register', { email: 'unproven@surf.example', password });
    expect(await statistics(admin, door)).toEqual([{ month: thisMonth(), total_users: 2, new_users: 2 }]);
  });

  it('lose an erased person', async () => {
    await kai.call('POST', '/users/me/delete-account', { password });
    expect(await statistics(admin, 'user-growth')).toEqual([
      { month: thisMonth(), total_users: 1, new_users: 1 },
    ]);
  });
});
