import { SOURCES } from '@rideline/detection-engine';
import { Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../kernel/event-store/fields.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });

const status = {
  is_connected: Type.Boolean(),
  last_sync: Nullable(Time),
  offered: Type.Boolean({ description: 'This installation can connect the service' }),
  needs_reconnect: Type.Boolean({ description: 'The service accepts the connection no longer' }),
};
export const StravaStatus = Type.Object(
  { ...status, athlete_name: Nullable(Type.String()) },
  { $id: 'StravaStatus', ...closed },
);
export const GarminStatus = Type.Object(
  { ...status, garmin_username: Nullable(Type.String()) },
  { $id: 'GarminStatus', ...closed },
);

const synced = {
  activity_name: Type.String(),
  activity_date: Type.String({
    description: 'YYYY-MM-DD HH:mm:ss where it was recorded; for Garmin the key in addresses',
  }),
  activity_type: Type.String(),
  is_analyzed: Type.Boolean(),
  analyzed_activity_url_hash: Nullable(Type.String()),
  known_session: Nullable(
    Type.Object(
      { url_hash: Type.String(), source: OneOf(SOURCES) },
      {
        ...closed,
        description: 'A session of yours that starts within two minutes of it, while it is not analyzed',
      },
    ),
  ),
  has_track: Type.Boolean(),
  distance: Nullable(Type.Number({ description: 'Meters' })),
  duration: Nullable(Type.Number({ description: 'Seconds' })),
  device: Nullable(Type.String()),
};
const GarminActivity = Type.Object(synced, { $id: 'GarminActivity', ...closed });
const StravaActivity = Type.Object(
  {
    ...synced,
    strava_activity_id: Type.String(),
    start_date: Nullable(Time),
    type: Type.String(),
    time_hidden: Type.Boolean({ description: 'The start time is hidden at Strava' }),
  },
  { $id: 'StravaActivity', ...closed },
);

const list = {
  total: Type.Integer({ description: 'Activities on all pages' }),
  full_at: Nullable(
    Type.Integer({
      description: 'The list keeps this many, and the oldest leave it; null while it has room',
    }),
  ),
};
export const GarminActivities = Type.Object(
  { activities: Type.Array(GarminActivity), ...list },
  { $id: 'GarminActivities', ...closed },
);
export const StravaActivities = Type.Object(
  { activities: Type.Array(StravaActivity), ...list },
  { $id: 'StravaActivities', ...closed },
);

export const GarminSync = Type.Object(
  { message: Type.String(), activities: Type.Array(GarminActivity), ...list },
  { $id: 'GarminSync', ...closed },
);
export const StravaSync = Type.Object(
  {
    message: Type.String(),
    activities: Type.Array(StravaActivity),
    ...list,
    activity_name: Type.Optional(Type.String()),
    start_date: Type.Optional(Nullable(Time)),
    type: Type.Optional(Type.String()),
  },
  { $id: 'StravaSync', ...closed },
);

export const AnalyzedActivity = Type.Object(
  { message: Type.String(), activity_url_hash: Type.String() },
  { $id: 'AnalyzedActivity', ...closed },
);
