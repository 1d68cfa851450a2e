import { activityGrowth } from '../../src/modules/analytics/read/activity-growth/activity-growth.query.ts';
import { globalStats } from '../../src/modules/analytics/read/global-stats/global-stats.query.ts';
import { surfTypes } from '../../src/modules/analytics/read/surf-types/surf-types.query.ts';
import { surfVessels } from '../../src/modules/analytics/read/surf-vessels/surf-vessels.query.ts';
import { userEngagement } from '../../src/modules/analytics/read/user-engagement/user-engagement.query.ts';
import { userGrowth } from '../../src/modules/analytics/read/user-growth/user-growth.query.ts';
import { userStats } from '../../src/modules/analytics/read/user-stats/user-stats.query.ts';

const today = { today: '2026-11-22' };
const engagement = { ...today, users: '', sort: 'total_activities', order: 'desc', limit: 500 };

/** The question and its parameters behind each of the 11 routes; three routes share a series, twice. */
export const ASKED = {
  global: [globalStats, {}],
  'user-growth': [userGrowth, today],
  'new-user-registrations': [userGrowth, today],
  'monthly-users': [userGrowth, today],
  'activity-growth': [activityGrowth, today],
  'new-activities': [activityGrowth, today],
  'monthly-activities': [activityGrowth, today],
  'surf-vessels': [surfVessels, {}],
  'surf-types': [surfTypes, {}],
  'user-stats': [userStats, today],
  'user-engagement': [userEngagement, engagement],
} as const;
