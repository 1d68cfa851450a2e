import { TOGETHER, VERBATIM } from '../../../../kernel/projections/row-columns.ts';
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
  version: 8,
  table: 'activity',
  key: 'url_hash',
  fields: {
    url_hash: 'text',
    activity_id: 'bigint NOT NULL UNIQUE',
    owner: 'bigint NOT NULL',
    activity_time: 'timestamptz',
    surf_type: 'text NOT NULL',
    source: 'text NOT NULL',
    is_public: 'boolean NOT NULL',
    vessel_id: 'bigint',
    maps: 'json NOT NULL',
    name: TOGETHER,
    is_named: TOGETHER,
    file_name: TOGETHER,
    upload_time: TOGETHER,
    source_id: TOGETHER,
    is_demo: TOGETHER,
    note: TOGETHER,
    video_link: TOGETHER,
    point_count: TOGETHER,
    marks: TOGETHER,
    deleted_rides: TOGETHER,
    summary: TOGETHER,
    privacy: TOGETHER,
    detection: VERBATIM,
  },
  indexes: `CREATE INDEX ON activity (owner, activity_time DESC NULLS LAST, activity_id DESC);
    ${MAP_KINDS.map((kind) => `CREATE INDEX ON activity ((maps->>'${kind}')) WHERE maps->>'${kind}' IS NOT NULL;`).join('\n')}`,
  consumes: activityEvents.map((event) => event.type),
  keyOf: (event) => event.stream.slice(STREAM_PREFIX.length),
  evolve: evolveActivityRow,
  begunBy: ['ActivityUploaded'],
  lookedAtBy: { detection: ['RideDeleted'] },
  /** The list's JSON for the row. */
  derived: {
    fields: { item: 'text NOT NULL' },
    of: (row) => ({ item: JSON.stringify(activityItem(row)) }),
  },
});
