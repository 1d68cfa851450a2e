import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count, Percentage } from '../analytics.schema.ts';
import { percentage } from './percentage.ts';
import { Today } from './today.ts';

export const userStats: Question = {
  name: 'user-stats',
  sql: `-- Users by what they use: a source, surf type or kind of vessel counts when a living activity of theirs has it.
-- Units are counted by pair first: comparing the text of each person takes as long as everything else.
WITH units AS (
  SELECT distance_unit, speed_unit, count(*) AS people
  FROM people
  WHERE counted_at IS NOT NULL
  GROUP BY distance_unit, speed_unit
),
readers AS (
  SELECT
    coalesce(sum(people) FILTER (distance_unit = 'meters'), 0)::INTEGER AS users_meters_distance,
    coalesce(sum(people) FILTER (distance_unit = 'yards'), 0)::INTEGER AS users_yards_distance,
    coalesce(sum(people) FILTER (distance_unit = 'feet'), 0)::INTEGER AS users_feet_distance,
    coalesce(sum(people) FILTER (speed_unit = 'km/h'), 0)::INTEGER AS users_kmh_speed,
    coalesce(sum(people) FILTER (speed_unit = 'mph'), 0)::INTEGER AS users_mph_speed,
    coalesce(sum(people) FILTER (speed_unit = 'm/s'), 0)::INTEGER AS users_ms_speed,
    coalesce(sum(people) FILTER (speed_unit = 'kn'), 0)::INTEGER AS users_kn_speed
  FROM units
),
users AS (
  SELECT
    count(*)::INTEGER AS total_users,
    coalesce(count_if(last_day >= $today::DATE - 90), 0)::INTEGER AS active_users,
    coalesce(count_if(last_day IS NULL OR last_day < $today::DATE - 90), 0)::INTEGER AS inactive_users,
    coalesce(count_if(activities > 0), 0)::INTEGER AS users_with_activities,
    coalesce(count_if(shared > 0), 0)::INTEGER AS users_with_public_activities,
    coalesce(count_if(has_username), 0)::INTEGER AS users_with_username,
    coalesce(count_if(has_activation_key), 0)::INTEGER AS users_with_activation_key,
    coalesce(count_if(garmin > 0), 0)::INTEGER AS users_with_garmin_activities,
    coalesce(count_if(strava > 0), 0)::INTEGER AS users_with_strava_activities,
    coalesce(count_if(manual > 0), 0)::INTEGER AS users_with_manual_activities,
    coalesce(count_if(surf_kayak > 0), 0)::INTEGER AS users_with_surf_kayak,
    coalesce(count_if(sea_kayak > 0), 0)::INTEGER AS users_with_sea_kayak,
    coalesce(count_if(whitewater_kayak > 0), 0)::INTEGER AS users_with_whitewater_kayak,
    coalesce(count_if(surfboard > 0), 0)::INTEGER AS users_with_surfboard,
    coalesce(count_if(sup_board > 0), 0)::INTEGER AS users_with_standup_paddleboard,
    coalesce(count_if(foil > 0), 0)::INTEGER AS users_with_foil,
    coalesce(count_if(bodyboard > 0), 0)::INTEGER AS users_with_bodyboard,
    coalesce(count_if(surfski > 0), 0)::INTEGER AS users_with_surfski,
    coalesce(count_if(other_vessel > 0), 0)::INTEGER AS users_with_other_vessel,
    coalesce(count_if(ocean > 0), 0)::INTEGER AS users_with_ocean_surfing,
    coalesce(count_if(standing > 0), 0)::INTEGER AS users_with_standing_waves
  FROM people
  WHERE counted_at IS NOT NULL
)
SELECT users.*, readers.*
FROM users
CROSS JOIN readers
`,
};

/** Counts of users; the answer has a percentage of all users beside each. */
const FIGURES = [
  'active_users',
  'inactive_users',
  'users_with_activities',
  'users_with_public_activities',
  'users_with_username',
  'users_with_activation_key',
  'users_with_garmin_activities',
  'users_with_strava_activities',
  'users_with_manual_activities',
  'users_with_surf_kayak',
  'users_with_sea_kayak',
  'users_with_whitewater_kayak',
  'users_with_surfboard',
  'users_with_standup_paddleboard',
  'users_with_foil',
  'users_with_bodyboard',
  'users_with_surfski',
  'users_with_other_vessel',
  'users_with_ocean_surfing',
  'users_with_standing_waves',
  'users_meters_distance',
  'users_yards_distance',
  'users_feet_distance',
  'users_kmh_speed',
  'users_mph_speed',
  'users_ms_speed',
  'users_kn_speed',
] as const;
type Figure = (typeof FIGURES)[number];
type Share = `${Figure}_percentage`;
const shareOf = (figure: Figure): Share => `${figure}_percentage`;

function each<Name extends string, Value>(names: readonly Name[], value: (index: number) => Value) {
  return Object.fromEntries(names.map((name, index) => [name, value(index)])) as Record<Name, Value>;
}

const UserStats = Type.Object(
  { ...each(FIGURES, () => Count), ...each(FIGURES.map(shareOf), () => Percentage) },
  { $id: 'UserStats', additionalProperties: false },
);

@ForAdmins()
@Controller('admin/stats/user-stats')
export class UserStatsHttp {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly today: Today,
  ) {}

  @Get()
  @Answers({
    summary: 'Users by activity, source, vessel, surf type and units; percentages are of all users',
    200: UserStats,
  })
  async userStats(): Promise<Static<typeof UserStats>> {
    const [row] = await this.store.ask<Record<Figure | 'total_users', number>>(userStats, {
      today: this.today.day,
    });
    const { total_users, ...counts } = row!;
    const shares = each(FIGURES.map(shareOf), (index) => percentage(counts[FIGURES[index]!], total_users));
    return { ...counts, ...shares };
  }
}
