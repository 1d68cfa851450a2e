import type { EngagementRow, UserStats } from '../../app/api-types.ts';
import {
  DISTANCE_UNIT_FIGURES,
  SOURCE_FIGURES,
  SPEED_UNIT_FIGURES,
  SURF_TYPE_FIGURES,
  USER_FIGURES,
  VESSEL_FIGURES,
} from './user-figures.ts';

const FIGURES = [
  ...USER_FIGURES,
  ...SOURCE_FIGURES,
  ...VESSEL_FIGURES,
  ...SURF_TYPE_FIGURES,
  ...DISTANCE_UNIT_FIGURES,
  ...SPEED_UNIT_FIGURES,
];

/** Counts of users; all others are 0. */
export const sampleUserStats = (given: Partial<UserStats> = {}): UserStats =>
  ({
    ...Object.fromEntries(
      FIGURES.flatMap(({ figure }) => [
        [figure, 0],
        [`${figure}_percentage`, 0],
      ]),
    ),
    ...given,
  }) as UserStats;

export const sampleUser = (given: Partial<EngagementRow> = {}): EngagementRow => ({
  user_id: 7,
  email: 'kai@surf.example',
  username: 'kai',
  total_activities: 8,
  manual_activities: 5,
  garmin_activities: 2,
  strava_activities: 1,
  public_activities: 3,
  is_active: true,
  created_at: '2025-02-12T07:59:59Z',
  ...given,
});

type Answer = readonly [status: number, body: unknown];

/** Answers of the dashboard's calls; those of an empty community unless given. */
export const statsAnswers = (given: Readonly<Record<string, Answer | Promise<Answer>>> = {}) => {
  const answers: Record<string, Answer | Promise<Answer>> = {
    global: [
      200,
      {
        total_users: 0,
        total_activities: 0,
        total_public_activities: 0,
        total_manual_activities: 0,
        total_garmin_activities: 0,
        total_strava_activities: 0,
      },
    ],
    'user-growth': [200, []],
    'new-user-registrations': [200, []],
    'monthly-users': [200, []],
    'activity-growth': [200, []],
    'new-activities': [200, []],
    'monthly-activities': [200, []],
    'surf-vessels': [200, []],
    'surf-types': [200, []],
    'user-stats': [200, sampleUserStats()],
    'user-engagement': [200, []],
    ...given,
  };
  return Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [`GET /api/admin/stats/${question}`, answer]),
  );
};
