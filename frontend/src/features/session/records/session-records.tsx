import { Flex } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import type { Preferences, RecordOfSession } from '../../../app/api-types.ts';
import { usePreferences } from '../../../app/me.api.ts';
import { formatLocalDate } from '../../../lib/dates.ts';
import { formatCount, formatDuration } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import type { Activity } from '../../../activity/activity.ts';
import { useGetSessionRecordsQuery } from './session-records.api.ts';

const HERE = { all: '', vessel: ' on this board', spot: ' here' } as const;

/** 'longest ride' behind 'Your', and the comparison with the record before: '41 m longer'. */
function wordsOf(
  { record, value, replaced }: RecordOfSession,
  surfType: Activity['surf_type'],
  preferences: Preferences,
): readonly [name: string, more: string] {
  const more = written(record, value - replaced.value, preferences);
  switch (record) {
    case 'most_rides':
      return ['session with the most rides', `${more} more`];
    case 'longest_distance':
      return ['longest ride', `${more} longer`];
    case 'longest_time':
      return ['longest time on a wave', `${more} longer`];
    case 'max_speed':
      return [surfType === 'standing_waves' ? 'fastest drift' : 'fastest ride', `${more} faster`];
  }
}

function written(record: RecordOfSession['record'], value: number, preferences: Preferences): string {
  if (record === 'most_rides') return formatCount(value);
  if (record === 'longest_distance') return formatDistance(value, preferences);
  return record === 'longest_time' ? formatDuration(value) : formatSpeed(value, preferences);
}

/** What the session was best in when it was surfed, each as a sentence. */
export function SessionRecords({ activity }: { activity: Pick<Activity, 'url_hash' | 'surf_type'> }) {
  const { data = [] } = useGetSessionRecordsQuery(activity.url_hash);
  const preferences = usePreferences();
  const told = data.filter(
    ({ record, value, replaced }) =>
      written(record, value, preferences) !== written(record, replaced.value, preferences),
  );
  if (told.length === 0) return null;
  return (
    <Flex component="ul" gap="0.25rem 1.25rem" wrap="wrap" mt={8} fz="sm" aria-label="Records">
      {told.map((one) => (
        <Flex component="li" gap={6} align="baseline" key={one.record}>
          <IconTrophy
            size={16}
            aria-hidden="true"
            style={{ flex: 'none', color: 'var(--mantine-color-dimmed)', transform: 'translateY(0.15rem)' }}
          />
          <span>
            <Sentence record={one} words={wordsOf(one, activity.surf_type, preferences)} />
          </span>
        </Flex>
      ))}
    </Flex>
  );
}

function Sentence({
  record: { scope, replaced, until },
  words: [name, more],
}: {
  record: RecordOfSession;
  words: ReturnType<typeof wordsOf>;
}) {
  // A record that fell later is told without the one before: two dates in a sentence are a riddle.
  if (until !== null) return `Was your ${name}${HERE[scope]} until ${formatLocalDate(until)}.`;
  const { url_hash, ride_number, day } = replaced;
  return (
    <>
      Your {name}
      {scope === 'all' ? ' ever' : HERE[scope]}: {more} than on{' '}
      <RouterAnchor to={`/activity/${url_hash}${ride_number === null ? '' : `?ride=${ride_number}`}`} inherit>
        {formatLocalDate(day)}
      </RouterAnchor>
      .
    </>
  );
}
