import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import { activity, type Detected, type LiveActivity } from '../../activity.aggregate.ts';
import { activityEvents, urlHashOf, type ActivityEvent } from '../../events/activity-events.ts';
import { MapKind } from '../../events/sharing-events.ts';

/** An activity as its read model stores it. */
export interface ActivityRow extends LiveActivity {
  readonly uploadTime: string;
}

/** The columns of an activity: the list reads `document` only. */
export interface StoredActivity {
  readonly document: Omit<ActivityRow, 'detected' | 'watch'>;
  readonly detected: Detected;
  /** Left out by queries of answers that don't have it. */
  readonly watch?: LiveActivity['watch'];
}

export const activityRow = ({ document, detected, watch = null }: StoredActivity): ActivityRow => ({
  ...document,
  detected,
  watch,
});

export function evolveActivityRow(
  row: ActivityRow | undefined,
  event: StoredEvent<ActivityEvent>,
): ActivityRow | undefined {
  const state = activity.evolve(row ?? activity.initialState, event);
  if (state === row) return row;
  if (state.status !== 'live') return undefined;
  return { ...state, uploadTime: row?.uploadTime ?? event.recordedAt.toISOString() };
}

const MAP_KINDS = MapKind.anyOf.map((kind) => kind.const);

export const activitiesProjection = documentProjection<ActivityRow, ActivityEvent>({
  name: 'activities',
  version: 29,
  table: 'activity',
  key: 'url_hash',
  columns: {
    url_hash: { type: 'text', field: 'urlHash' },
    activity_id: { type: 'bigint', field: 'activityId' },
    owner: { type: 'bigint', field: 'owner' },
    activity_time: { type: 'text', field: 'activityTime' },
    recording_start: { type: 'text', field: 'recordingStart' },
    surf_type: { type: 'text', field: 'surfType' },
    source: { type: 'text', field: 'source' },
    is_public: { type: 'boolean', field: 'isPublic' },
    vessel_id: { type: 'bigint', field: 'vesselId' },
    copy_of: { type: 'text', field: 'copyOf' },
    maps: { type: 'jsonb', field: 'maps' },
  },
  largeFields: ['detected', 'watch'],
  indexes: `CREATE UNIQUE INDEX ON activity (activity_id);
    CREATE INDEX ON activity (vessel_id) WHERE vessel_id IS NOT NULL;
    CREATE INDEX ON activity (copy_of) WHERE copy_of IS NOT NULL;
    CREATE INDEX ON activity (owner, activity_time DESC NULLS LAST, activity_id DESC);
    ${MAP_KINDS.map((kind) => `CREATE INDEX ON activity ((maps->>'${kind}')) WHERE maps->>'${kind}' IS NOT NULL;`).join('\n')}`,
  consumes: activityEvents.map((event) => event.type),
  keyOf: (event) => urlHashOf(event.stream),
  evolve: evolveActivityRow,
});
