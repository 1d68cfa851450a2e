import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from '../../../../../test/app-under-test.ts';
import { join, type Person } from '../../../../../test/person.ts';
import { joinAsAdmin, statistics, thisMonth } from '../../../../../test/statistics.ts';
import { uploadSession } from '../../../../../test/uploaded-session.ts';

const password = 'correct horse';
const DOORS = ['activity-growth', 'new-activities', 'monthly-activities'];
let app: AppUnderTest;
let admin: Person;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await joinAsAdmin(app);
  kai = await join(app, 'kai@surf.example', password);
});
afterAll(() => app.stop());

describe('activities a month', () => {
  it('are an empty list without activities', async () => {
    expect(await statistics(admin, 'activity-growth')).toEqual([]);
  });

  it('count uploads in the month in which they arrived, however long ago they were surfed', async () => {
    await uploadSession(kai, 1);
    await uploadSession(admin, 2);
    for (const door of DOORS) {
      expect(await statistics(admin, door)).toEqual([
        { month: thisMonth(), total_activities: 2, new_activities: 2 },
      ]);
    }
  });

  it('lose those of an erased person', async () => {
    await kai.call('POST', '/users/me/delete-account', { password });
    expect(await statistics(admin, 'activity-growth')).toEqual([
      { month: thisMonth(), total_activities: 1, new_activities: 1 },
    ]);
  });
});
