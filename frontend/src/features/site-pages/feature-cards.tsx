import { Center, Paper, Text, Title } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconChartHistogram,
  IconCloudUpload,
  IconDeviceWatch,
  type Icon,
} from '@tabler/icons-react';
import { titlesOf } from '../../app/services.ts';
import { useOffered, type Service } from '../../app/site.api.ts';
import landing from './landing.module.css';
import { TileGrid } from '../../ui/tile-grid.ts';

interface Feature {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
}

const DROP_A_FILE = 'a FIT, GPX or TCX file, many at once, or the ZIP that Garmin Connect and Strava export.';

/** What brings sessions here, by the services that this installation offers. */
const waysIn = (offered: readonly Service[]): string =>
  offered.length === 0 ? `Drop ${DROP_A_FILE}` : `Sync from ${titlesOf(offered)}, or drop ${DROP_A_FILE}`;

const featuresFor = (offered: readonly Service[]): readonly Feature[] => [
  {
    icon: IconDeviceWatch,
    title: 'Universal Device Support',
    text: 'Garmin, Apple Watch, any other GPS watch, or a phone in a waterproof case. If it records a track, it works here.',
  },
  {
    icon: IconCloudUpload,
    title: 'Easy Sync & Upload',
    text: waysIn(offered),
  },
  {
    icon: IconAdjustmentsHorizontal,
    title: 'Custom Detection',
    text: 'Seven simple settings decide what counts as a ride. Tune them to your break, board and level.',
  },
  {
    icon: IconChartHistogram,
    title: 'Detailed Analytics',
    text: 'Distance, duration and speed of every ride in tables, charts and maps. Compare sessions side by side.',
  },
];

export function FeatureCards() {
  const { connections } = useOffered();
  return (
    <section className={landing.section} aria-labelledby="features">
      <Title
        id="features"
        order={2}
        mb="clamp(1.25rem, 3vw, 2rem)"
        fz="clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)"
        lh={1.2}
        lts="-0.02em"
      >
        Works with the watch you already own
      </Title>
      <TileGrid component="ul" minColWidth="min(15rem, 100%)" autoFlow="auto-fit">
        {featuresFor(connections).map(({ icon: Symbol, title, text }) => (
          <Paper key={title} component="li" withBorder radius="lg" p={24}>
            <Center
              component="span"
              inline
              w={48}
              h={48}
              mb="md"
              c="var(--rl-accent)"
              bg="var(--rl-surface-sunken)"
              bdrs="md"
            >
              <Symbol size={26} stroke={1.6} aria-hidden="true" />
            </Center>
            <Title order={3} mb={8} fz="1.0625rem">
              {title}
            </Title>
            <Text fz="0.9375rem" lh={1.55} c="dimmed">
              {text}
            </Text>
          </Paper>
        ))}
      </TileGrid>
    </section>
  );
}
