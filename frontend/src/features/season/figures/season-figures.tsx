import { Box, Text, VisuallyHidden } from '@mantine/core';
import { formatCount, formatRate } from '../../../lib/format.ts';
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { listAddress, trendOf } from '../list-address.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { changeOf, FIGURES, type Figure } from './figure-list.ts';
import styles from './season-figures.module.css';
import { TileGrid } from '../../../ui/tile-grid.ts';

const ARROWS = { up: IconArrowUp, down: IconArrowDown, same: IconEqual };

/** The figures of the period, each with its change and a link to what it counts. */
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
        {FIGURES.map((figure) => (
          <FigureTile key={figure.name} figure={figure} />
        ))}
      </TileGrid>
      <Text fz="sm" c="dimmed" mt="xs">
        {comparison !== null && previous !== null && `Compared with what you had ${comparison.words}. `}
        Only rides on the water count. The drive home is left out.
      </Text>
    </div>
  );
}

function FigureTile({ figure }: { figure: Figure }) {
  const { season, previous, preferences, comparison } = useSeasonPage();
  const address = useAddressOf(figure);
  const text = figure.write(season.figures[figure.name], preferences);
  const change = previous && changeOf(figure, season.figures, previous, preferences);
  const Arrow = ARROWS[change?.direction ?? 'same'];
  return (
    <div className={styles.figure}>
      <Box component="dt" fz="sm" c="dimmed">
        {figure.label}
      </Box>
      <Box
        component="dd"
        fz={{ base: '1.1875rem', md: '1.375rem' }}
        fw={700}
        lts="-0.02em"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <RouterAnchor
          to={address}
          inherit
          c="inherit"
          underline="hover"
          aria-label={`${figure.label}: ${text}`}
        >
          {text}
        </RouterAnchor>
      </Box>
      {figure.name === 'rides' && <Attempts />}
      <dd className={styles.change}>
        {change && (
          <>
            <Arrow size={14} stroke={2.2} aria-hidden="true" />
            {change.text}
            <VisuallyHidden component="span">
              {change.direction === 'same' ? ' as ' : ' than '}
              {comparison?.words}
            </VisuallyHidden>
          </>
        )}
      </dd>
    </div>
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
