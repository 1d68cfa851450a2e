import { Box, Flex, Group, Paper, Text, Title } from '@mantine/core';
import {
  IconBrandApple,
  IconDeviceMobile,
  IconDeviceWatch,
  IconPlugConnected,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { useOffered } from '../../app/site.api.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { MAKERS, waysOf, type Maker } from '../../lib/ways-in.ts';
import { Page } from '../../ui/page.tsx';
import { TileGrid } from '../../ui/tile-grid.ts';

const ICONS: Readonly<Record<Maker['icon'], Icon>> = {
  apple: IconBrandApple,
  camera: IconVideo,
  phone: IconDeviceMobile,
  service: IconPlugConnected,
  watch: IconDeviceWatch,
};

export function DevicesPage() {
  const { connections } = useOffered();
  return (
    <Page
      title={PUBLIC_PAGES['/devices'].title}
      lead="If it records where you went and when, Rideline can read it. The way that works best comes first."
      description={PUBLIC_PAGES['/devices'].description}
    >
      <TileGrid component="ul" minColWidth="min(19rem, 100%)">
        {MAKERS.map((maker) => {
          const Symbol = ICONS[maker.icon];
          return (
            <Paper key={maker.title} component="li" withBorder radius="lg" p={24}>
              <Group gap="xs" mb="sm">
                <Symbol size={24} stroke={1.6} color="var(--rl-accent)" aria-hidden="true" />
                <Title order={2} fz="lg">
                  {maker.title}
                </Title>
              </Group>
              <Box component="ul" ps={18} mb="md" lh={1.7} style={{ listStyle: 'circle' }}>
                {maker.devices.map((device) => (
                  <li key={device}>{device}</li>
                ))}
              </Box>
              <Flex
                component="ol"
                direction="column"
                gap={8}
                pt={14}
                ps={18}
                fz="0.9375rem"
                c="dimmed"
                style={{ borderTop: '1px solid var(--rl-border)', listStyle: 'decimal' }}
                aria-label={`Ways from ${maker.title}`}
              >
                {waysOf(maker, connections).map(({ how, mayBreak }) => (
                  <li key={how}>
                    {how}
                    {mayBreak !== undefined && (
                      <Box component="em" display="block" fz="sm">
                        {mayBreak}
                      </Box>
                    )}
                  </li>
                ))}
              </Flex>
            </Paper>
          );
        })}
      </TileGrid>
      <Text mt="lg" maw="44rem">
        Your waves go back, too: download a session as FIT with a lap for each wave and import it into Garmin
        Connect or Strava. The file follows Garmin&apos;s format, but we haven&apos;t tried every service and
        watch. Write to us if one doesn&apos;t show your laps.
      </Text>
    </Page>
  );
}
