import {
  DEFAULT_DETECTION_PARAMETERS,
  type Reason as EngineReason,
  SpeedSource,
  type SpeedSourceName,
} from '@rideline/detection-engine';
import { Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../kernel/event-store/fields.ts';
import { RideFlow, RideTide } from './conditions.schema.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });
const PARAMETERS = Object.keys(DEFAULT_DETECTION_PARAMETERS);

const Reason = Type.Object(
  {
    rule: Type.Unsafe<EngineReason['rule']>(OneOf([...PARAMETERS, 'trusted_speed', 'activity', 'mark'])),
    passed: Type.Boolean(),
    measured: Type.Optional(Type.Number()),
    required: Type.Optional(Type.Number()),
    detail: Type.Optional(Type.String()),
  },
  { $id: 'Reason', ...closed },
);

/** A tuple of JSON Schema 2020-12, which TypeBox does not write. */
const SurfRun = Type.Unsafe<[first: number, last: number]>({
  type: 'array',
  prefixItems: [Type.Integer(), Type.Integer()],
  minItems: 2,
  maxItems: 2,
});

const RideHeartRate = Type.Object(
  {
    before: Type.Integer({ description: 'Mean of the 30 s before the start' }),
    average: Type.Integer(),
    peak: Type.Integer({
      description: 'Largest from the start to 60 s after the end, or to the start of the next',
    }),
    rise: Type.Integer({ description: 'From before to peak' }),
  },
  { $id: 'RideHeartRate', ...closed, description: 'Whole beats per minute' },
);

const ZONE_COUNT = 5;
/** Of an activity's kept or visible part. */
export const HeartRateAnswer = Type.Object(
  {
    average: Type.Integer(),
    max: Type.Integer(),
    zones: Nullable(
      Type.Array(Type.Number(), {
        minItems: ZONE_COUNT,
        maxItems: ZONE_COUNT,
        description:
          'Seconds below 60, from 60 to 70, 70 to 80, 80 to 90 and from 90 % of the maximum heart rate; null until that is set',
      }),
    ),
  },
  { $id: 'HeartRate', ...closed, description: 'Whole beats per minute' },
);

/** Of an activity's kept or visible part: seconds and meters. The four times add up to its length. */
export const EffortAnswer = Type.Object(
  {
    riding_s: Type.Number(),
    paddling_s: Type.Number(),
    waiting_s: Type.Number(),
    elsewhere_s: Type.Number({ description: 'Drives, tows, jogs and gaps over 60 s' }),
    ridden_m: Type.Number(),
    paddled_m: Type.Number(),
    rides_per_hour: Nullable(Type.Number()),
    longest_wait_s: Nullable(Type.Number({ description: 'Between two rides; null with fewer' })),
  },
  { $id: 'Effort', ...closed },
);

/** A ride or attempt: km/h, meters, seconds; trackpoint ids count from 1. */
export const RideAnswer = Type.Object(
  {
    id: Type.Integer(),
    activity_id: Type.Integer(),
    start_time: Time,
    end_time: Time,
    duration: Type.Number(),
    distance: Type.Number(),
    max_speed: Type.Number(),
    max_speed_band: Type.Number({ description: 'Half-width of the 95 % interval of max_speed' }),
    distance_band: Type.Number({ description: 'Half-width of the 95 % interval of distance' }),
    speed_source: Type.Unsafe<SpeedSourceName>({
      ...OneOf(Object.keys(SpeedSource)),
      $id: 'SpeedSourceName',
    }),
    min_speed: Type.Number(),
    avg_speed: Type.Number(),
    rough: Type.Boolean({ description: 'Too few points are trusted: the figures set no record' }),
    track_points: Type.Integer(),
    first_trackpoint_id: Type.Integer(),
    last_trackpoint_id: Type.Integer(),
    surf_time: Type.Number(),
    surf_runs: Type.Array(SurfRun),
    is_surf_ride: Type.Boolean(),
    is_tour: Type.Boolean(),
    borderline: Type.Boolean({
      description: 'The time on the wave is too near to the minimum to tell is_surf_ride',
    }),
    reasons: Type.Array(Reason),
    tide: RideTide,
    flow: RideFlow,
    heart_rate: Nullable(RideHeartRate),
  },
  { $id: 'Ride', ...closed },
);
