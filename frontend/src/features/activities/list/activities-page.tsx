import type { Preferences } from '../../../app/api-types.ts';
import { formatCount, formatDuration, roughly } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { oceanColumns } from './table/list-columns.tsx';
import { ListPage } from './list-page.tsx';
import { summarizeOcean } from './summary/summaries.ts';
import type { SummaryTile } from './summary/summary-tiles.tsx';

const TITLE = 'Ocean Surfing Sessions';

function oceanTiles(activities: readonly ActivityListItem[], preferences: Preferences): SummaryTile[] {
  const { sessions, rides, longestDistance, longestTime, maxSpeed } = summarizeOcean(activities);
  return [
    { label: 'Total Sessions', text: formatCount(sessions.value), because: 'Latest', summary: sessions },
    { label: 'Total Rides', text: formatCount(rides.value), because: 'Most on', summary: rides },
    {
      label: 'Longest Dist',
      text: roughly(formatDistance(longestDistance.value, preferences), longestDistance.rough),
      because: 'On',
      summary: longestDistance,
    },
    {
      label: 'Longest Time',
      text: roughly(formatDuration(longestTime.value), longestTime.rough),
      because: 'On',
      summary: longestTime,
    },
    {
      label: 'Max Speed',
      text: roughly(formatSpeed(maxSpeed.value, preferences), maxSpeed.rough),
      because: 'On',
      summary: maxSpeed,
    },
  ];
}

/** The user's ocean sessions: /activities. */
export function ActivitiesPage() {
  return (
    <ListPage
      title={TITLE}
      surfType="traveling_waves"
      tilesOf={oceanTiles}
      columnsOf={oceanColumns}
      tableLabel={TITLE}
      comparePath="/compare"
    />
  );
}
