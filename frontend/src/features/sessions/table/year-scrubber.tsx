import { UnstyledButton } from '@mantine/core';
import type { PointerEvent } from 'react';
import { formatCount } from '../../../lib/format.ts';
import type { ListYear } from './list-window.ts';
import styles from './year-scrubber.module.css';

interface Props {
  readonly years: readonly ListYear[];
  /** The year at the top of the screen. */
  readonly current: string | undefined;
  readonly onYear: (year: ListYear) => void;
  readonly direction: 'across' | 'down';
}

/** The years of a list: a click or a drag over them scrolls there. Nothing for a single year. */
export function YearScrubber({ years, current, onYear, direction }: Props) {
  if (years.length < 2) return null;
  const onPointerMove = ({ buttons, clientX, clientY }: PointerEvent) => {
    if (buttons !== 1) return;
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-year]');
    const year = years.find((each) => each.year === under?.dataset['year']);
    if (year !== undefined && year.year !== current) onYear(year);
  };
  return (
    <nav
      aria-label="Years"
      className={styles.years}
      data-direction={direction}
      onPointerMove={direction === 'down' ? onPointerMove : undefined}
    >
      {years.map((year) => (
        <UnstyledButton
          key={year.year}
          data-year={year.year}
          className={styles.year}
          aria-current={year.year === current ? 'true' : undefined}
          aria-label={`${year.year}, ${sessionCount(year.sessions)}`}
          onClick={() => onYear(year)}
        >
          <span>{year.year}</span>
          <span className={styles.count}>{formatCount(year.sessions)}</span>
        </UnstyledButton>
      ))}
    </nav>
  );
}

/** '1 session', '12 sessions' */
export const sessionCount = (count: number): string =>
  count === 1 ? '1 session' : `${formatCount(count)} sessions`;
