import type { SessionEffort } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from '../../../kernel/event-store/fields.ts';
import { zoneOfTimes } from '../activity.aggregate.ts';
import { RoughRecords, SpotClock, spotClock, VesselNameAnswer } from '../activity.schema.ts';
import type { StoredActivity } from './activities/activities.projection.ts';
import { titleOf } from './session-title.ts';
import type { RideFlow } from '../session-conditions.port.ts';
import { largestFlow, vesselAnswer } from './activities/activity-answer.ts';
import { effortAnswer, listedEffort } from './activities/effort-answer.ts';
import type { VesselName } from './vessel-names.projection.ts';

const TOP = 5;

const ComparedRide = Type.Object(
  {
    id: Type.Integer(),
    duration: Type.Number(),
    distance: Type.Number(),
    max_speed: Type.Number(),
    surf_time: Type.Number(),
    rough: Type.Boolean(),
    is_surf_ride: Type.Boolean(),
    is_tour: Type.Boolean(),
  },
  { $id: 'ComparedRide', additionalProperties: false },
);

/** A session as the comparison reads it: of its rides only what is compared, which SQL picks. */
export interface ComparedActivity extends Pick<StoredActivity, 'document'> {
  readonly rides: Static<typeof ComparedRide>[];
  readonly vessel: VesselName | null;
  readonly place: string | null;
  readonly effort: SessionEffort | null;
}

const common = {
  id: Type.Integer(),
  url_hash: Type.String(),
  activity_name: Type.String(),
  activity_time: Nullable(Type.String({ format: 'date-time' })),
  ...SpotClock,
  rough: RoughRecords,
  surf_vessel: Nullable(VesselNameAnswer),
  paddled_m: Nullable(Type.Number()),
  rides_per_hour: Nullable(Type.Number()),
  average_heart_rate: Nullable(Type.Integer()),
  rides: Type.Array(ComparedRide),
};
const NullableNumber = Nullable(Type.Number());

export const RunningRecord = Type.Object(
  {
    ...common,
    total_rides: Type.Integer(),
    total_distance: Type.Number(),
    total_time: Type.Number(),
    max_speed: NullableNumber,
    longest_distance: NullableNumber,
    longest_time: NullableNumber,
    top_5_avg_distance: Type.Array(Type.Number(), { maxItems: TOP }),
    top_5_avg_time: Type.Array(Type.Number(), { maxItems: TOP }),
  },
  { $id: 'RunningRecord', additionalProperties: false },
);
export const StandingRecord = Type.Object(
  {
    ...common,
    total_attempts: Type.Integer(),
    total_surf_rides: Type.Integer(),
    success_rate: Type.Number(),
    total_surfing_time: Type.Number(),
    longest_ride_duration: NullableNumber,
    max_drifting_speed: NullableNumber,
    total_tours: Type.Integer(),
    longest_tour_distance: NullableNumber,
    longest_tour_duration: NullableNumber,
    flow_knots: Nullable(Type.Number({ description: 'Largest current at an attempt' })),
    minutes_from_peak: Nullable(
      Type.Object(
        { first: Type.Integer(), last: Type.Integer() },
        {
          description:
            'Of the first and the last attempt from the nearest peak of a flood, negative before it',
          additionalProperties: false,
        },
      ),
    ),
  },
  { $id: 'StandingRecord', additionalProperties: false },
);

/** The fields of both kinds of surfing, with the rides for the charts. */
function commonFields({ document, rides, vessel, place, effort }: ComparedActivity) {
  const { max_heart_rate: _, ...listed } = listedEffort(effort);
  return {
    id: document.activityId,
    url_hash: document.urlHash,
    activity_name: titleOf(document, { place, spot: null }),
    activity_time: document.activityTime,
    ...spotClock(document.activityTime, zoneOfTimes(document)),
    rough: document.summary.rough,
    surf_vessel: vessel && vesselAnswer(vessel),
    ...listed,
    rides_per_hour: effort && effortAnswer(effort).rides_per_hour,
    rides,
  };
}

const longest = (values: readonly number[]) => [...values].sort((a, b) => b - a).slice(0, TOP);

/** One ocean session in a comparison (spec section 3). */
export function runningRecord(activity: ComparedActivity): Static<typeof RunningRecord> {
  const { rides } = activity;
  const { summary } = activity.document;
  return {
    ...commonFields(activity),
    total_rides: summary.totalRides,
    total_distance: summary.totalDistance,
    total_time: summary.totalTime,
    max_speed: summary.maxSpeed,
    longest_distance: summary.longestRideDistance,
    longest_time: summary.longestRideTime,
    top_5_avg_distance: longest(rides.map((ride) => ride.distance)),
    top_5_avg_time: longest(rides.map((ride) => ride.duration)),
  };
}

/** One standing-wave session in a comparison (spec section 3). */
export function standingRecord(
  activity: ComparedActivity,
  flows: readonly RideFlow[] | null = null,
): Static<typeof StandingRecord> {
  const { summary } = activity.document;
  return {
    ...commonFields(activity),
    total_attempts: summary.totalAttempts,
    total_surf_rides: summary.totalRides,
    success_rate: summary.successRate,
    total_surfing_time: summary.totalTime,
    longest_ride_duration: summary.longestRideTime,
    max_drifting_speed: summary.maxDriftSpeed,
    total_tours: summary.totalTours,
    longest_tour_distance: summary.longestTourDistance,
    longest_tour_duration: summary.longestTourTime,
    flow_knots: largestFlow(flows),
    minutes_from_peak: fromPeak(flows ?? []),
  };
}

function fromPeak(flows: readonly RideFlow[]) {
  const first = flows[0]?.minutes_from_peak ?? null;
  const last = flows.at(-1)?.minutes_from_peak ?? null;
  return first === null || last === null ? null : { first, last };
}
