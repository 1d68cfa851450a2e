import { Box, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount, formatDuration, formatRate } from '../../../lib/format.ts';
import { formatDistance } from '../../../lib/units.ts';
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { listAddress, trendOf } from '../list-address.ts';
import { dayTitle } from '../period/period.ts';
import { recordAddress } from '../records/season-records.tsx';
import { useSeasonPage } from '../season-page-context.ts';
import { changeOf, type Figure, MAIN_FIGURES, OTHER_FIGURES } from './figure-list.ts';
import { TileGrid } from '../../../ui/tile-grid.ts';

const ARROWS = { up: IconArrowUp, down: IconArrowDown, same: IconEqual };

/** The four figures of the period that matter most, then the others: each with its change and a link to what it counts. */
export function SeasonFigures() {
  const { previous, comparison } = useSeasonPage();
  return (
    <div>
      <TileGrid
        component="dl"
        cols={{ base: 2, md: 4 }}
        spacing={1}
        bg="var(--rl-border)"
        bdrs="md"
        style={{ overflow: 'hidden', border: '1px solid var(--rl-border)', boxShadow: 'var(--rl-shadow)' }}
      >
        {MAIN_FIGURES.map((figure) => (
          <FigureTile key={figure.name} figure={figure} isMain />
        ))}
        <BestRide />
      </TileGrid>
      <TileGrid
        component="dl"
        cols={{ base: 2, xs: 3, lg: 6 }}
        spacing="sm"
        verticalSpacing="xs"
        mt="md"
        px={{ base: 12, md: 18 }}
      >
        {OTHER_FIGURES.map((figure) => (
          <FigureTile key={figure.name} figure={figure} />
        ))}
      </TileGrid>
      <Text fz="sm" c="dimmed" mt="md">
        {comparison !== null && previous !== null && `Compared with what you had ${comparison.words}. `}
        Only rides on the water count. The drive home is left out.
      </Text>
    </div>
  );
}

/** The ride that people remember: the longest, on a standing wave in time. */
function BestRide() {
  const { season, preferences, isStanding } = useSeasonPage();
  const best = isStanding ? season.records.longest_time : season.records.longest_distance;
  const text = isStanding ? formatDuration(best?.value) : formatDistance(best?.value, preferences);
  return (
    <Tile label="Best ride" text={text} address={best === null ? null : recordAddress(best)} isMain>
      {best !== null && (
        <Box component="dd" fz="sm" c="dimmed">
          {dayTitle(best.day)}
        </Box>
      )}
    </Tile>
  );
}

function FigureTile({ figure, isMain = false }: { figure: Figure; isMain?: boolean }) {
  const { season, previous, preferences, comparison } = useSeasonPage();
  const address = useAddressOf(figure);
  const text = figure.write(season.figures[figure.name], preferences);
  const change = previous && changeOf(figure, season.figures, previous, preferences);
  const Arrow = ARROWS[change?.direction ?? 'same'];
  return (
    <Tile label={figure.label} text={text} address={address} isMain={isMain}>
      {figure.name === 'rides' && <Attempts />}
      {change && (
        <Box component="dd" fz="sm" c="dimmed">
          <Arrow size={14} stroke={2.2} style={{ marginRight: 4, verticalAlign: -2 }} aria-hidden="true" />
          {change.text}
          <VisuallyHidden component="span">
            {change.direction === 'same' ? ' as ' : ' than '}
            {comparison?.words}
          </VisuallyHidden>
        </Box>
      )}
    </Tile>
  );
}

interface TileProps {
  readonly label: string;
  readonly text: string;
  readonly address: string | null;
  readonly isMain: boolean;
  readonly children: ReactNode;
}

const MAIN = {
  pt: { base: 8, md: 14 },
  pb: { base: 8, md: 'sm' },
  px: { base: 'sm', md: 18 },
  bg: 'var(--rl-surface)',
};

function Tile({ label, text, address, isMain, children }: TileProps) {
  return (
    <Box {...(isMain && MAIN)}>
      <Box component="dt" fz="sm" c="dimmed">
        {label}
      </Box>
      <Box
        component="dd"
        fz={isMain ? { base: '1.375rem', md: '1.75rem' } : '1.0625rem'}
        fw={700}
        lh={isMain ? 1.3 : undefined}
        lts="-0.02em"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {address === null ? (
          text
        ) : (
          <RouterAnchor to={address} inherit c="inherit" underline="hover" aria-label={`${label}: ${text}`}>
            {text}
          </RouterAnchor>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** Attempts and success on a standing wave. */
function Attempts() {
  const { attempts, success_rate } = useSeasonPage().season.figures;
  if (attempts === null) return null;
  return (
    <Box component="dd" fz="sm" c="dimmed">
      of {formatCount(attempts)} attempts{success_rate !== null && `, ${formatRate(success_rate)}`}
    </Box>
  );
}

/** Where the sessions or days behind a figure are: the list, or a part of the page. */
function useAddressOf({ name }: Figure): string {
  const page = useSeasonPage();
  const here = page.address.withChanges({});
  if (name === 'spots' && page.season.figures.spots > 0) return `${here}#spots`;
  const trend = name === 'rides_per_hour' ? trendOf(here, page.season) : null;
  return trend ?? (name === 'days' ? null : listAddress(page)) ?? `${here}#calendar`;
}
