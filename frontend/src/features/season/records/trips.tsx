import { Box, Flex } from '@mantine/core';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { Section } from '../../../ui/section.tsx';
import { daysTitle } from '../period/period.ts';
import { counted } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';

/** Sessions away from the home spot; each trip opens its own days. */
export function Trips() {
  const { season, address } = useSeasonPage();
  if (season.trips.length === 0) return null;
  return (
    <Section title="Trips" lead="Two or more sessions over 100 km from your home spot.">
      <Flex component="ul" direction="column" gap={8}>
        {season.trips.map(({ place, from, to, sessions, rides }) => (
          <Flex
            component="li"
            gap="0.25rem 1.25rem"
            align="baseline"
            wrap="wrap"
            py="sm"
            px={18}
            bg="var(--rl-surface)"
            bdrs="md"
            style={{ border: '1px solid var(--rl-border)' }}
            key={from}
          >
            <RouterAnchor to={address.withPeriod({ kind: 'days', from, to })} fw={600}>
              {place ?? 'Away from home'}
            </RouterAnchor>
            <Box component="span" fz="sm" c="dimmed">
              {daysTitle(from, to)}
            </Box>
            <Box component="span" fz="sm" c="dimmed">
              {counted(sessions, 'session')}, {counted(rides, 'ride')}
            </Box>
          </Flex>
        ))}
      </Flex>
    </Section>
  );
}
