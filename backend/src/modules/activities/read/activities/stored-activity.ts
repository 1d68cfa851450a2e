import type { ActivityRow, RowDetection } from './activity-row.ts';

/** Fields that have a column of their own in `read_activities.activity`. */
type Columns = Pick<
  ActivityRow,
  | 'url_hash'
  | 'activity_id'
  | 'owner'
  | 'activity_time'
  | 'surf_type'
  | 'source'
  | 'is_public'
  | 'vessel_id'
  | 'maps'
>;

/** What Postgres answers for `a.*` of `read_activities.activity a`. */
export interface StoredActivity extends Omit<
  Columns,
  'activity_id' | 'owner' | 'activity_time' | 'vessel_id'
> {
  readonly activity_id: string;
  readonly owner: string;
  readonly activity_time: Date;
  readonly vessel_id: string | null;
  readonly rest: Omit<ActivityRow, keyof Columns | 'detection'>;
  readonly detection: string;
}

export function activityRow(stored: StoredActivity): ActivityRow {
  const { url_hash, surf_type, source, is_public, maps, vessel_id } = stored;
  return {
    ...stored.rest,
    url_hash,
    surf_type,
    source,
    is_public,
    maps,
    activity_id: Number(stored.activity_id),
    owner: Number(stored.owner),
    activity_time: stored.activity_time.toISOString(),
    vessel_id: vessel_id === null ? null : Number(vessel_id),
    detection: JSON.parse(stored.detection) as RowDetection,
  };
}
