import { UnstyledButton } from '@mantine/core';
import type { HighlightSignal } from '../../../../lib/highlight.ts';
import type { SessionRide } from '../session/session.ts';
import styles from './statistics-panel.module.css';

export interface Statistic {
  readonly label: string;
  readonly value: string;
  /** One of the three that say how the session was. */
  readonly leading?: boolean;
  /** Tooltip: the 95 % interval and the source of the speeds. */
  readonly title?: string;
  /** The record ride, linked below the value. */
  readonly by?: SessionRide | null;
}

interface Props {
  readonly statistics: readonly Statistic[];
  readonly label: string;
  /** 'Ride' or 'Attempt'. */
  readonly entryName: string;
  readonly highlight: HighlightSignal;
  readonly onSelect: (ride: number) => void;
}

/** Statistics of the session, the leading ones larger; a record links to its ride. */
export function StatisticsPanel({ statistics, label: panelLabel, entryName, highlight, onSelect }: Props) {
  return (
    <dl className={styles.panel} aria-label={panelLabel}>
      {statistics.map(({ label, value, leading, title, by }) => (
        <div key={label} className={styles.figure} data-leading={leading || undefined}>
          <dt>{label}</dt>
          <dd className={styles.value} title={title}>
            {value}
          </dd>
          {by && (
            <dd className={styles.record}>
              <UnstyledButton
                className={styles.by}
                onClick={() => onSelect(by.id)}
                onPointerEnter={() => highlight.set({ ride: by.id, row: null })}
                onPointerLeave={() => highlight.clear()}
              >
                {entryName} {by.number}
              </UnstyledButton>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
