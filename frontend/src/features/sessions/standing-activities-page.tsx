import type { Preferences } from '../../app/api-types.ts';
import { formatCount, formatDuration, percentage } from '../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../lib/units.ts';
import type { ActivityListItem } from '../../app/api-types.ts';
import { standingColumns } from './table/list-columns.tsx';
import { ListPage } from './list-page.tsx';
import { summarizeStanding } from './summary/summaries.ts';
import { NextFlood } from './next-flood.tsx';
import { recordTile, type SummaryTile } from './summary/summary-tiles.tsx';

function standingTiles(activities: readonly ActivityListItem[], preferences: Preferences): SummaryTile[] {
  const { sessions, attempts, rides, longestRide, longestTour, maxDrift } = summarizeStanding(activities);
  return [
    { label: 'Total Sessions', text: formatCount(sessions.value), because: 'Latest', summary: sessions },
    { label: 'Total Attempts', text: formatCount(attempts.value), because: 'Most on', summary: attempts },
    {
      label: 'Surf Rides',
      text: `${formatCount(rides.value)} (${percentage(rides.value, attempts.value)}%)`,
      because: 'Most on',
      summary: rides,
    },
    recordTile('Longest Ride', longestRide, (value) => formatDuration(value)),
    recordTile('Longest Tour', longestTour, (value) => formatDistance(value, preferences)),
    recordTile('Max Drift', maxDrift, (value) => formatSpeed(value, preferences)),
  ];
}

/** The user's standing-wave sessions: /activities-standing-waves. */
export function StandingActivitiesPage() {
  return (
    <ListPage
      title="Skookumchuck Sessions"
      surfType="standing_waves"
      tilesOf={standingTiles}
      columnsOf={standingColumns}
      tableLabel="Previous Activities"
      comparePath="/compare-skook"
    >
      <NextFlood />
    </ListPage>
  );
}
