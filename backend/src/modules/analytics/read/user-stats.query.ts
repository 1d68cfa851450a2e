import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count, Percentage } from '../analytics.schema.ts';
import { percentage } from './percentage.ts';
import { Today } from './today.ts';

export const userStats = questionFrom(import.meta.url, './user-stats.sql');

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
  async userStats(@Actor() actor: ActorIdentity): Promise<Static<typeof UserStats>> {
    requireAdmin(actor);
    const [row] = await this.store.ask<Record<Figure | 'total_users', number>>(userStats, {
      today: this.today.day,
    });
    const { total_users, ...counts } = row!;
    const shares = each(FIGURES.map(shareOf), (index) => percentage(counts[FIGURES[index]!], total_users));
    return { ...counts, ...shares };
  }
}
