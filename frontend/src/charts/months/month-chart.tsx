import { MISSING } from '@rideline/detection-engine';
import { Center } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { PALETTES, type ColorScheme, type Palette } from '../../lib/palette.ts';
import { Explained } from '../../ui/explained.tsx';
import plot from '../plot.module.css';
import styles from './month-chart.module.css';
import { HEIGHT, layoutMonths, monthName, type MonthLayout, type MonthValue } from './month-layout.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -12, PageUp: 12 };

export interface MonthChartProps {
  /** What is counted: 'Total users'. */
  readonly label: string;
  /** What the figures count, in a tooltip. */
  readonly meaning: string;
  readonly months: readonly MonthValue[];
  readonly scheme: ColorScheme;
}

export interface Marks {
  readonly layout: MonthLayout;
  readonly palette: Palette;
  /** Index of the month under the cursor. */
  readonly active: number | null;
}

const describe = ({ month, value, text }: MonthValue): string =>
  text ?? `${monthName(month)}: ${value === null ? MISSING : formatCount(value)}`;

/** A chart of a value per month with axes, and a cursor that follows the pointer and the arrow keys. */
export function MonthChart({
  label,
  meaning,
  months,
  scheme,
  Marks,
}: MonthChartProps & { readonly Marks: (props: Marks) => ReactNode }) {
  const palette = PALETTES[scheme];
  const { ref, width } = useElementSize();
  const [cursor, setCursor] = useState<number | null>(null);
  const layout = useMemo(() => layoutMonths(months, width), [months, width]);
  const last = months.length - 1;
  const active = cursor === null ? null : Math.min(cursor, last);
  const month = active === null ? undefined : months[active];

  const onKeyDown = (event: KeyboardEvent) => {
    const from = active ?? last;
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : from + (STEPS[event.key] ?? Number.NaN);
    if (Number.isNaN(next)) return;
    event.preventDefault();
    setCursor(Math.min(last, Math.max(0, next)));
  };

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption} data-stack={months[0]?.segments && true}>
        <Explained meaning={meaning}>{label}</Explained>
        <span className={styles.readout} aria-hidden="true">
          {month !== undefined && describe(month)}
        </span>
      </figcaption>
      <div ref={ref} className={plot.plot} style={{ height: HEIGHT }}>
        {months.length === 0 ? (
          <Center h="100%" c="dimmed">
            No data yet
          </Center>
        ) : (
          <>
            <svg width={width} height={HEIGHT} aria-hidden="true" data-caption={label} className={plot.layer}>
              <Axes layout={layout} palette={palette} />
              <Marks layout={layout} palette={palette} active={active} />
            </svg>
            <div
              className={plot.slider}
              role="slider"
              tabIndex={0}
              aria-label={`${label} per month`}
              aria-valuemin={0}
              aria-valuemax={last}
              aria-valuenow={active ?? last}
              aria-valuetext={describe(month ?? months[last]!)}
              onFocus={() => setCursor((now) => now ?? last)}
              onBlur={() => setCursor(null)}
              onKeyDown={onKeyDown}
              onPointerMove={(event) =>
                setCursor(layout.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
              }
              onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setCursor(null)}
            />
          </>
        )}
      </div>
    </figure>
  );
}

function Axes({ layout, palette }: Pick<Marks, 'layout' | 'palette'>) {
  const { left, right, bottom } = layout;
  return (
    <g fontSize={12} fill={palette.label}>
      {layout.valueTicks.map(({ value, text, y }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y} y2={y} stroke={value === 0 ? palette.axis : palette.grid} />
          <text x={left - 6} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {layout.monthTicks.map(({ x, text }) => (
        <text key={x} x={Math.min(right - 26, Math.max(26, x))} y={bottom + 20} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}
