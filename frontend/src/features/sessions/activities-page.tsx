import type { Preferences } from '../../app/api-types.ts';
import { formatCount, formatDuration } from '../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../lib/units.ts';
import type { ActivityListItem } from '../../app/api-types.ts';
import { oceanColumns } from './table/list-columns.tsx';
import { ListPage } from './list-page.tsx';
import { summarizeOcean } from './summary/summaries.ts';
import { recordTile, type SummaryTile } from './summary/summary-tiles.tsx';

const TITLE = 'Ocean Surfing Sessions';

function oceanTiles(activities: readonly ActivityListItem[], preferences: Preferences): SummaryTile[] {
  const { sessions, rides, longestDistance, longestTime, maxSpeed } = summarizeOcean(activities);
  return [
    { label: 'Total Sessions', text: formatCount(sessions.value), because: 'Latest', summary: sessions },
    { label: 'Total Rides', text: formatCount(rides.value), because: 'Most on', summary: rides },
    recordTile('Longest Dist', longestDistance, (value) => formatDistance(value, preferences)),
    recordTile('Longest Time', longestTime, (value) => formatDuration(value)),
    recordTile('Max Speed', maxSpeed, (value) => formatSpeed(value, preferences)),
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
