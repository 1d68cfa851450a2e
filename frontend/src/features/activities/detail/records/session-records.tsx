import { IconTrophy } from '@tabler/icons-react';
import type { Preferences, RecordOfSession } from '../../../../app/api-types.ts';
import { usePreferences } from '../../../../app/me.api.ts';
import { formatLocalDate } from '../../../../lib/dates.ts';
import { formatDuration } from '../../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../../lib/units.ts';
import { RouterAnchor } from '../../../../ui/router-anchor.tsx';
import type { Activity } from '../../activity.ts';
import { useGetSessionRecordsQuery } from './session-records.api.ts';
import styles from './session-records.module.css';

const SCOPES = { all: '', vessel: ' on this board', spot: ' at this spot' } as const;

function labelOf(record: RecordOfSession['record'], surfType: Activity['surf_type']): string {
  if (record === 'longest_distance') return 'Longest ride';
  if (record === 'longest_time') return 'Longest time';
  return surfType === 'standing_waves' ? 'Max drift' : 'Max speed';
}

function written(record: RecordOfSession['record'], value: number, preferences: Preferences): string {
  if (record === 'longest_distance') return formatDistance(value, preferences);
  return record === 'longest_time' ? formatDuration(value) : formatSpeed(value, preferences);
}

/** The records that rides of the session took, each with the ride that held it before. */
export function SessionRecords({ activity }: { activity: Pick<Activity, 'url_hash' | 'surf_type'> }) {
  const { data = [] } = useGetSessionRecordsQuery(activity.url_hash);
  const preferences = usePreferences();
  const told = data.filter(
    ({ record, value, replaced }) =>
      written(record, value, preferences) !== written(record, replaced.value, preferences),
  );
  if (told.length === 0) return null;
  return (
    <ul className={styles.records} aria-label="Records">
      {told.map(({ record, scope, value, replaced, until }) => (
        <li key={record}>
          <IconTrophy size={16} aria-hidden="true" className={styles.icon} />
          <span>
            {labelOf(record, activity.surf_type)}
            {SCOPES[scope]}
            {until !== null && ` until ${formatLocalDate(until)}`},{' '}
            {written(record, value - replaced.value, preferences)} more than on{' '}
            <RouterAnchor to={`/activity/${replaced.url_hash}?ride=${replaced.ride_number}`} inherit>
              {formatLocalDate(replaced.day)}
            </RouterAnchor>
          </span>
        </li>
      ))}
    </ul>
  );
}
