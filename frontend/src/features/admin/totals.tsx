import { Box, Paper, Skeleton } from '@mantine/core';
import { formatCount, percentage } from '../../lib/format.ts';
import { Explained } from '../../ui/explained.tsx';
import { Section } from '../../ui/section.tsx';
import { TileGrid } from '../../ui/tile-grid.ts';
import { FigureTools } from './figures/figure-tools.tsx';
import { MEANINGS } from './meanings.ts';
import type { GlobalStats } from '../../app/api-types.ts';

interface Props {
  /** Undefined while loading. */
  readonly stats: GlobalStats | undefined;
}

const TOTALS = MEANINGS['Global Statistics'];
const SOURCES = MEANINGS['Activity Sources'];

export const GlobalStatistics = ({ stats }: Props) => (
  <Section
    title="Global Statistics"
    actions={<FigureTools title="Global Statistics" question="global-stats" />}
  >
    <StatCards
      cards={[
        { label: 'Total Users', meaning: TOTALS['Total Users'], count: stats?.total_users },
        { label: 'Total Activities', meaning: TOTALS['Total Activities'], count: stats?.total_activities },
        {
          label: 'Public Activities',
          meaning: TOTALS['Public Activities'],
          count: stats?.total_public_activities,
        },
      ]}
    />
  </Section>
);

/** Activities by source, with percentages of all activities. */
export function ActivitySources({ stats }: Props) {
  const card = (label: keyof typeof SOURCES, count: number | undefined) => ({
    label,
    meaning: SOURCES[label],
    count,
    percentage: percentage(count ?? 0, stats?.total_activities ?? 0),
  });
  return (
    <Section
      title="Activity Sources"
      actions={<FigureTools title="Activity Sources" question="global-stats" />}
    >
      <StatCards
        cards={[
          card('Manual', stats?.total_manual_activities),
          card('Garmin', stats?.total_garmin_activities),
          card('Strava', stats?.total_strava_activities),
        ]}
      />
    </Section>
  );
}

interface StatCard {
  readonly label: string;
  readonly meaning: string;
  /** Undefined while loading. */
  readonly count: number | undefined;
  /** Whole percent. */
  readonly percentage?: number;
}

/** Counts side by side, each with its share when it has one. */
function StatCards({ cards }: { cards: readonly StatCard[] }) {
  return (
    <TileGrid component="dl" minColWidth="max(33% - 1rem, 5.5rem)" spacing={{ base: 8, xs: 'sm' }}>
      {cards.map((card) => (
        <Paper
          key={card.label}
          withBorder
          shadow="sm"
          py={{ base: 'xs', xs: 'md' }}
          px={{ base: 'sm', xs: 18 }}
        >
          <Box component="dt" fz="sm" c="dimmed">
            <Explained meaning={card.meaning}>{card.label}</Explained>
          </Box>
          <Box
            component="dd"
            mih={32}
            fz={{ base: 'lg', xs: '1.375rem' }}
            fw={700}
            lh="2rem"
            lts="-0.02em"
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {card.count === undefined ? (
              <Skeleton height="1.25rem" width="5rem" my="0.375rem" />
            ) : (
              <>
                {formatCount(card.count)}
                {card.percentage !== undefined && (
                  <Box
                    component="span"
                    display={{ base: 'block', xs: 'inline' }}
                    mt={{ base: -8, xs: 0 }}
                    ml={{ base: 0, xs: 'xs' }}
                    fz="sm"
                    fw={500}
                    lts={0}
                    c="dimmed"
                  >
                    {card.percentage}%
                  </Box>
                )}
              </>
            )}
          </Box>
        </Paper>
      ))}
    </TileGrid>
  );
}
