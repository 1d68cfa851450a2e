import { Box, Flex, Text, Title } from '@mantine/core';
import { type Icon, IconBrandStrava, IconDeviceMobile, IconDeviceWatch } from '@tabler/icons-react';
import { TileGrid } from '../../ui/tile-grid.ts';

const WAYS: readonly Way[] = [
  {
    icon: IconDeviceWatch,
    title: 'Garmin Connect',
    how: 'On connect.garmin.com, open the activity, click the gear icon and choose Export File.',
    all: 'For all of them, request Export Your Data in your Garmin account and drop the ZIP here, or the folder if it was extracted.',
  },
  {
    icon: IconBrandStrava,
    title: 'Strava',
    how: 'On strava.com, open the activity, click the three dots and choose Export Original or Export GPX.',
    all: 'For all of them, request your archive under Settings, My Account and drop the ZIP here, or the folder if it was extracted.',
  },
  {
    icon: IconDeviceMobile,
    title: 'Apple Watch and phones',
    how: 'Share the workout as GPX, TCX or FIT from the app that recorded it.',
    all: 'For all of an Apple Watch, tap your picture in the Health app, choose Export All Health Data and drop the ZIP here. Only your workouts on the water are uploaded, nothing else of your health data leaves your device.',
  },
];

interface Way {
  readonly icon: Icon;
  readonly title: string;
  readonly how: string;
  /** Getting every file at once. */
  readonly all?: string;
}

/** Explains where to export a track file. */
export function GettingYourFile() {
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        Where do I get my file?
      </Title>
      <TileGrid
        component="ul"
        minColWidth="min(100%, 12.5rem)"
        autoFlow="auto-fit"
        spacing={24}
        verticalSpacing="md"
      >
        {WAYS.map(({ icon: WayIcon, title, how, all }) => (
          <Flex component="li" gap="sm" key={title}>
            <WayIcon
              size={24}
              stroke={1.5}
              color="var(--rl-accent)"
              style={{ flex: 'none' }}
              aria-hidden="true"
            />
            <Box miw={0}>
              <Text fw={600}>{title}</Text>
              <Text size="sm" c="dimmed">
                {how}
              </Text>
              {all !== undefined && (
                <Text size="sm" c="dimmed" mt={4}>
                  {all}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </TileGrid>
    </section>
  );
}
