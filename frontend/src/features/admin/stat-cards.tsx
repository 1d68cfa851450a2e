import { Box, Paper, Skeleton } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { Explained } from '../../ui/explained.tsx';
import { TileGrid } from '../../ui/tile-grid.ts';

export interface StatCard {
  readonly label: string;
  readonly meaning: string;
  /** Undefined while loading. */
  readonly count: number | undefined;
  /** Whole percent. */
  readonly percentage?: number;
}

/** Counts side by side, each with its share when it has one. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
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
