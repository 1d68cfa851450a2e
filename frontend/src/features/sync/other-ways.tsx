import { Box, Text, Title } from '@mantine/core';
import { useOffered } from '../../app/site.api.ts';
import { MAKERS, waysOf } from '../../lib/ways-in.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { TileGrid } from '../../ui/tile-grid.ts';

/** The shortest way from each maker's watches and apps. */
export function OtherWays() {
  const { connections } = useOffered();
  return (
    <Box
      component="section"
      mt="xl"
      pt="lg"
      style={{ borderTop: '1px solid var(--rl-border)' }}
      aria-label="The shortest way in"
    >
      <Title order={2} size="h3" mb="xs">
        The shortest way in
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Files you upload, and sessions your watch or phone sends here itself, work best. See{' '}
        <RouterAnchor to="/devices">every way, and what may stop working</RouterAnchor>.
      </Text>
      <TileGrid
        component="dl"
        minColWidth="min(20rem, 100%)"
        autoFlow="auto-fill"
        spacing="lg"
        verticalSpacing="sm"
        fz="sm"
      >
        {MAKERS.map((maker) => (
          <div key={maker.title}>
            <Box component="dt" fw={600}>
              {maker.title}
            </Box>
            <Box component="dd" c="dimmed">
              {waysOf(maker, connections)[0]?.how}
            </Box>
          </div>
        ))}
      </TileGrid>
    </Box>
  );
}
