import { type ServiceName, SOURCES } from '@rideline/detection-engine';
import { type TProperties, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../kernel/event-store/fields.ts';
import { SERVICE_BY_NAME } from './services/services.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });

const status = {
  is_connected: Type.Boolean(),
  last_sync: Nullable(Time),
  offered: Type.Boolean({ description: 'This installation can connect the service' }),
  needs_reconnect: Type.Boolean({ description: 'The service accepts the connection no longer' }),
};

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

const list = {
  total: Type.Integer({ description: 'Activities on all pages' }),
  full_at: Nullable(
    Type.Integer({
      description: 'The list keeps this many, and the oldest leave it; null while it has room',
    }),
  ),
};

/** Fields of the answer to a sync of the last activity. */
const last = {
  activity_name: Type.Optional(Type.String()),
  start_date: Type.Optional(Nullable(Time)),
  type: Type.Optional(Type.String()),
};

export const prefixOf = (service: ServiceName) => service.charAt(0).toUpperCase() + service.slice(1);

/** The answers of a service's routes, as `StravaStatus`. */
export function answersOf(service: ServiceName) {
  const { accountField, activityFields, syncTypes } = SERVICE_BY_NAME[service];
  const named = (name: string, properties: TProperties) =>
    Type.Object(properties, { $id: prefixOf(service) + name, ...closed });
  const activities = Type.Array(named('Activity', { ...synced, ...activityFields }));
  return {
    Status: named('Status', { ...status, [accountField]: Nullable(Type.String()) }),
    Activities: named('Activities', { activities, ...list }),
    Sync: named('Sync', {
      message: Type.String(),
      activities,
      ...list,
      ...(syncTypes.includes('last') && last),
    }),
  };
}

export const AnalyzedActivity = Type.Object(
  { message: Type.String(), activity_url_hash: Type.String() },
  { $id: 'AnalyzedActivity', ...closed },
);
