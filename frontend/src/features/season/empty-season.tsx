import { Box, Button, Paper, Text, useComputedColorScheme } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { LoadDemo } from '../../activity/load-demo.tsx';
import type { Season, SeasonDay } from '../../app/api-types.ts';
import { usePreferences } from '../../app/me.api.ts';
import { formatCount, formatHours } from '../../lib/format.ts';
import { formatDistance } from '../../lib/units.ts';
import { EmptyState } from '../../ui/states.tsx';
import { TileGrid } from '../../ui/tile-grid.ts';
import { DayStrip } from './calendar/day-strip.tsx';

/** Rides of a day in each second week, through a year with more swell in its winters. */
const RIDES = [14, 9, 22, 0, 11, 16, 0, 8, 5, 12, 0, 4, 6, 0, 3, 7, 0, 5, 9, 13, 0, 18, 12, 20, 26, 17];
const DAYS_APART = 14;

function example(): Pick<Season, 'days' | 'months'> {
  const start = Date.UTC(2025, 0, 4);
  const isoOf = (millis: number) => new Date(millis).toISOString().slice(0, 10);
  return {
    days: RIDES.flatMap((rides, at) =>
      rides === 0
        ? []
        : [
            {
              day: isoOf(start + at * DAYS_APART * 86_400_000),
              sessions: 1,
              rides,
              time_in_water: 2700 + rides * 240,
            },
          ],
    ),
    months: Array.from({ length: 12 }, (_, month) => ({
      month: isoOf(Date.UTC(2025, month, 1)).slice(0, 7),
      sessions: 1,
      time_in_water: 0,
      rides: 0,
      rides_per_hour: null,
      longest_distance: null,
      max_speed: null,
    })),
  };
}

const EXAMPLE = example();
const sum = (of: (day: SeasonDay) => number) => EXAMPLE.days.reduce((total, day) => total + of(day), 0);

/** What a season will look like, and two ways to one. */
export function EmptySeason() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const preferences = usePreferences();
  const figures = [
    ['Sessions', formatCount(EXAMPLE.days.length)],
    ['Rides', formatCount(sum(({ rides }) => rides))],
    ['Time in water', formatHours(sum((day) => day.time_in_water))],
    ['Best ride', formatDistance(214, preferences)],
  ];
  return (
    <>
      <EmptyState message="Your season starts with the first session that you upload.">
        <Button component={Link} to="/upload" leftSection={<IconUpload size={18} aria-hidden="true" />}>
          Upload Activity
        </Button>
        <LoadDemo />
      </EmptyState>
      <Paper component="figure" withBorder m={0} mt="md" p="md">
        <Text component="figcaption" size="sm" c="dimmed" mb="md">
          Example of a year: one bar per day, as high as its rides.
        </Text>
        <DayStrip season={EXAMPLE} scheme={scheme} />
        <TileGrid component="dl" cols={{ base: 2, md: 4 }} spacing="md" mt="md" mb={0}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <Box component="dt" fz="sm" c="dimmed">
                {label}
              </Box>
              <Box component="dd" m={0} fz="1.375rem" fw={700}>
                {value}
              </Box>
            </div>
          ))}
        </TileGrid>
      </Paper>
    </>
  );
}
