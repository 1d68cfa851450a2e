import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import { activityEvents, type ActivityEvent } from '../../events/activity-events.ts';
import { MapKind } from '../../events/map-drawn.ts';
import { activityItem } from './activity-item.ts';
import { evolveActivityRow, type ActivityRow } from './activity-row.ts';

/** Maps are opened by the name of their file. */
const MAP_KINDS = MapKind.anyOf.map((kind) => kind.const);

const STREAM_PREFIX = 'activity-';

/** Activities for the lists and the activity page: `read_activities.activity`. */
export const activitiesProjection = rowProjection<ActivityRow, ActivityEvent, { readonly item: string }>({
  name: 'activities',
  version: 4,
  table: 'activity',
  key: 'url_hash',
  columns: {
    url_hash: 'text',
    activity_id: 'bigint NOT NULL UNIQUE',
    owner: 'bigint NOT NULL',
    name: 'text NOT NULL',
    file_name: 'text NOT NULL',
    activity_time: 'timestamptz NOT NULL',
    upload_time: 'timestamptz NOT NULL',
    surf_type: 'text NOT NULL',
    source: 'text NOT NULL',
    source_id: 'text',
    is_demo: 'boolean NOT NULL',
    is_public: 'boolean NOT NULL',
    note: 'text NOT NULL',
    video_link: 'text',
    vessel_id: 'bigint',
    point_count: 'integer NOT NULL',
    engine_version: 'text NOT NULL',
    setting_id: 'integer',
    parameters: 'json',
    marks: 'json NOT NULL',
    rides: 'json NOT NULL',
    summary: 'json NOT NULL',
    privacy: 'json NOT NULL',
    maps: 'json NOT NULL',
  },
  indexes: `CREATE INDEX ON activity (owner, activity_time DESC, activity_id DESC);
    ${MAP_KINDS.map((kind) => `CREATE INDEX ON activity ((maps->>'${kind}')) WHERE maps->>'${kind}' IS NOT NULL;`).join('\n')}`,
  consumes: activityEvents.map((event) => event.type),
  keyOf: (event) => event.stream.slice(STREAM_PREFIX.length),
  evolve: evolveActivityRow,
  lookedAtBy: { rides: ['RideDeleted'] },
  /** The list's JSON for the row. */
  derived: {
    columns: { item: 'text NOT NULL' },
    of: (row) => ({ item: JSON.stringify(activityItem(row)) }),
  },
});
