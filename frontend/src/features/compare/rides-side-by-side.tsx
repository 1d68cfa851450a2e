import { Box, Paper, SimpleGrid, Text, Title, useComputedColorScheme } from '@mantine/core';
import { usePreferences } from '../../app/me.api.ts';
import { RideStrip } from '../../charts/ride-strip.tsx';
import { formatDistance } from '../../lib/units.ts';
import type { RunningRecord, StandingRecord } from '../../app/api-types.ts';
import { STRIP, STRIPS } from './strips.ts';

const distancesOf = ({ rides }: RunningRecord | StandingRecord) => rides.map(({ distance }) => distance);

/** The rides of all sessions as bars on the same scale. */
export function RidesSideBySide({ sessions }: { sessions: readonly (RunningRecord | StandingRecord)[] }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const preferences = usePreferences();
  const longest = Math.max(0, ...sessions.flatMap(distancesOf));
  return (
    <Box component="section" mt="lg" aria-label="Rides side by side">
      <Title order={2} size="h3">
        Rides side by side
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        One bar per ride; height is distance. Same scale for all sessions (max{' '}
        {formatDistance(longest, preferences)}).
      </Text>
      <SimpleGrid {...STRIPS}>
        {sessions.map((session) => {
          const distances = distancesOf(session);
          const own = formatDistance(Math.max(0, ...distances), preferences);
          return (
            <Paper key={session.id} withBorder {...STRIP}>
              <Text fw={600} lineClamp={2}>
                {session.activity_name}
              </Text>
              <RideStrip
                values={distances}
                largest={longest}
                scheme={scheme}
                label={`${distances.length} rides, the longest ${own}`}
              />
            </Paper>
          );
        })}
      </SimpleGrid>
    </Box>
  );
}
