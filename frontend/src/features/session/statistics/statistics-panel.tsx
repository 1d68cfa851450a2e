import { UnstyledButton } from '@mantine/core';
import type { HighlightSignal } from '../../../lib/highlight.ts';
import { RoughNote } from '../../../activity/rough-note.tsx';
import type { SessionRide } from '../page/session.ts';
import styles from './statistics-panel.module.css';

export interface Statistic {
  readonly label: string;
  readonly value: string;
  /** One of the three that say how the session was. */
  readonly leading?: boolean;
  /** Tooltip: the 95 % interval and the source of the speeds. */
  readonly title?: string;
  /** Below the value where the panel is narrow and records have their ride there. */
  readonly foot?: string;
  /** The record ride, linked below the value. */
  readonly by?: SessionRide | null;
  /** The largest rough ride above the record, with its value. */
  readonly larger?: { readonly entry: SessionRide; readonly text: string };
}

interface Props {
  readonly statistics: readonly Statistic[];
  readonly label: string;
  /** 'Ride' or 'Attempt'. */
  readonly entryName: string;
  readonly highlight: HighlightSignal;
  readonly onSelect: (ride: number) => void;
}

/** Statistics of the session, the leading ones larger; a record links to its ride, and a note to larger rough ones. */
export function StatisticsPanel({ statistics, label: panelLabel, entryName, highlight, onSelect }: Props) {
  const link = ({ id, number }: SessionRide, text = '') => (
    <UnstyledButton
      className={styles.by}
      onClick={() => onSelect(id)}
      onPointerEnter={() => highlight.set({ ride: id, row: null })}
      onPointerLeave={() => highlight.clear()}
    >
      {text}
      {entryName} {number}
    </UnstyledButton>
  );
  const larger = statistics.flatMap((statistic) => statistic.larger ?? []);
  return (
    <div>
      <dl className={styles.panel} aria-label={panelLabel}>
        {statistics.map(({ label, value, leading, title, foot, by }) => (
          <div key={label} className={styles.figure} data-leading={leading || undefined}>
            <dt>{label}</dt>
            <dd className={styles.value} title={title}>
              {value}
            </dd>
            {foot !== undefined && <dd className={styles.foot}>{foot}</dd>}
            {by && <dd className={styles.record}>{link(by)}</dd>}
          </div>
        ))}
      </dl>
      <RoughNote links={larger.map(({ entry, text }) => link(entry, `${text} in `))} />
    </div>
  );
}
