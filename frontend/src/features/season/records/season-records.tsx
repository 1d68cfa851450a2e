import { Box, Paper } from '@mantine/core';
import { formatCount, formatDuration } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { Section } from '../../../ui/section.tsx';
import { dayTitle } from '../period/period.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { TileGrid } from '../../../ui/tile-grid.ts';

export interface RecordLink {
  readonly url_hash: string;
  readonly ride_number?: number;
}

/** The session of a record, with its ride open where a ride set it. */
export const recordAddress = ({ url_hash, ride_number }: RecordLink): string =>
  `/activity/${url_hash}${ride_number === undefined ? '' : `?ride=${ride_number}`}`;

/** The best of the period, each with the ride or session that set it. */
export function SeasonRecords() {
  const { season, preferences, isStanding } = useSeasonPage();
  const { longest_distance, longest_time, max_speed, most_rides } = season.records;
  const records = [
    {
      label: 'Longest ride',
      record: longest_distance,
      text: formatDistance(longest_distance?.value, preferences),
    },
    { label: 'Longest time', record: longest_time, text: formatDuration(longest_time?.value) },
    {
      label: isStanding ? 'Max drift' : 'Max speed',
      record: max_speed,
      text: formatSpeed(max_speed?.value, preferences),
    },
    {
      label: 'Most rides in a session',
      record: most_rides,
      text: most_rides === null ? '-' : formatCount(most_rides.value),
    },
  ];
  return (
    <Section title="Records" lead="Rides with uncertain GPS set no records.">
      <TileGrid component="dl" cols={{ base: 2, md: 4 }} spacing={{ base: 8, md: 'sm' }}>
        {records.map(({ label, record, text }) => (
          <Paper
            key={label}
            withBorder
            pos="relative"
            pt={{ base: 'xs', md: 14 }}
            pb={{ base: 8, md: 'sm' }}
            px={{ base: 'sm', md: 18 }}
          >
            <Box component="dt" fz="sm" c="dimmed">
              {label}
            </Box>
            <Box component="dd" fz="xl" fw={700} lts="-0.02em" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {text}
            </Box>
            {record !== null && (
              <dd>
                <RouterAnchor
                  data-covering
                  to={recordAddress(record)}
                  size="sm"
                  lh="1.5rem"
                  aria-label={`${label}: ${dayTitle(record.day)}`}
                >
                  {dayTitle(record.day)}
                </RouterAnchor>
              </dd>
            )}
          </Paper>
        ))}
      </TileGrid>
    </Section>
  );
}
