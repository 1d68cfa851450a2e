import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { AnalyticsStore } from '../../adapters/analytics-store.ts';
import { questionFrom } from '../../adapters/question.ts';
import { PeriodQuery, periodOf } from '../period.ts';
import { hideSmallParts } from '../small-cells/hide-small-parts.ts';
import { HiddenReason, nullableCount } from '../small-cells/small-cells.schema.ts';

export const detectionHealth = questionFrom(import.meta.url, './detection-health.sql');

export interface HealthRow {
  readonly breakdown: 'engine' | 'device';
  readonly name: string | null;
  readonly people: number;
  readonly sessions: number;
  readonly without_rides: number;
  readonly rides: number;
  readonly not_a_ride: number;
  readonly missed_ride: number;
}

const DetectionGroup = Type.Object(
  {
    name: Type.Union([Type.String(), Type.Null()], { description: 'Null for sessions that do not name it' }),
    sessions: nullableCount,
    without_rides: nullableCount,
    rides: nullableCount,
    not_a_ride: nullableCount,
    missed_ride: nullableCount,
    hidden: HiddenReason,
  },
  { $id: 'DetectionGroup', additionalProperties: false },
);
type DetectionGroup = Static<typeof DetectionGroup>;

const DetectionHealth = Type.Object(
  { engines: Type.Array(DetectionGroup), devices: Type.Array(DetectionGroup) },
  { $id: 'DetectionHealth', additionalProperties: false },
);

const UNTOLD = { sessions: null, without_rides: null, rides: null, not_a_ride: null, missed_ride: null };

/** The groups of one breakdown make up all sessions. */
export function detectionGroups(rows: readonly HealthRow[]): DetectionGroup[] {
  const hidden = hideSmallParts(rows);
  return rows.map(({ name, sessions, without_rides, rides, not_a_ride, missed_ride }, index) => {
    const reason = hidden[index]!;
    if (reason !== null) return { name, ...UNTOLD, hidden: reason };
    return { name, sessions, without_rides, rides, not_a_ride, missed_ride, hidden: null };
  });
}

@Controller('admin/stats/detection-health')
export class DetectionHealthHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Sessions without rides, rides and corrections of them, by engine version and device family',
    200: DetectionHealth,
  })
  async health(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<Static<typeof DetectionHealth>> {
    requireAdmin(actor);
    const rows = await this.store.ask<HealthRow>(detectionHealth, { ...periodOf(query) });
    const of = (breakdown: HealthRow['breakdown']) =>
      detectionGroups(rows.filter((row) => row.breakdown === breakdown));
    return { engines: of('engine'), devices: of('device') };
  }
}
