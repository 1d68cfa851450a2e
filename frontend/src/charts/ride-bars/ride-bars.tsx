import { Box, Flex } from '@mantine/core';
import { useMemo } from 'react';
import type { HighlightSignal } from '../../lib/highlight.ts';
import { PALETTES, type ColorScheme } from '../../lib/palette.ts';
import { layoutBars, type RideBar } from './bar-layout.ts';
import { RideBarMark } from './ride-bar.tsx';
import styles from './ride-bars.module.css';

const HEIGHT = 320;

interface Props {
  readonly bars: readonly RideBar[];
  /** 'Distance (m)' */
  readonly axisLabel: string;
  readonly formatValue: (value: number) => string;
  readonly scheme: ColorScheme;
  readonly highlight: HighlightSignal;
  readonly onSelect: (ride: number) => void;
}

/** A bar per ride in start-time order; scrolls sideways under a fixed axis. */
export function RideBars({ bars, axisLabel, formatValue, scheme, highlight, onSelect }: Props) {
  const palette = PALETTES[scheme];
  const layout = useMemo(() => layoutBars(bars, HEIGHT), [bars]);
  return (
    <figure>
      <Box component="figcaption" mb="xs" fz="sm" c="dimmed">
        {axisLabel}
      </Box>
      <Flex>
        <svg style={{ flex: 'none' }} width={52} height={HEIGHT} aria-hidden="true">
          {layout.ticks.map((tick) => (
            <text
              key={tick}
              x={46}
              y={layout.y(tick) + 4}
              textAnchor="end"
              fontSize={12}
              fill={palette.label}
            >
              {tick}
            </text>
          ))}
        </svg>
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={`${axisLabel} of each ride`}>
          <svg
            width={layout.width + 16}
            height={HEIGHT}
            role="img"
            aria-label={`Bar chart of ${bars.length} rides. The table of rides has the same values.`}
            style={{ minWidth: '100%' }}
          >
            {layout.ticks.map((tick) => (
              <line
                key={tick}
                x1={0}
                x2="100%"
                y1={layout.y(tick)}
                y2={layout.y(tick)}
                stroke={palette.grid}
              />
            ))}
            <line x1={0} x2="100%" y1={layout.bottom} y2={layout.bottom} stroke={palette.axis} />
            {layout.places.map(({ bar, x, center, top }) => (
              <RideBarMark
                key={bar.id}
                bar={bar}
                x={x}
                center={center}
                top={top}
                bottom={layout.bottom}
                valueText={formatValue(bar.value)}
                palette={palette}
                highlight={highlight}
                onSelect={onSelect}
              />
            ))}
          </svg>
        </div>
      </Flex>
    </figure>
  );
}
