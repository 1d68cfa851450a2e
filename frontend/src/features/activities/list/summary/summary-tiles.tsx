import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTimeDisplay } from '../../../../app/me.api.ts';
import { formatSessionDay, type TimedSession } from '../../../../lib/dates.ts';
import type { Summary } from './summaries.ts';
import styles from './summary-tiles.module.css';

export interface SummaryTile {
  readonly label: string;
  readonly text: string;
  /** Label of the linked session's date: 'Latest'. */
  readonly because: string;
  readonly summary: Pick<Summary, 'from'>;
}

/** Summary values, each with the date of its session as a link. */
export function SummaryTiles({ tiles }: { tiles: readonly SummaryTile[] }) {
  const display = useTimeDisplay();
  const dayOf = (session: TimedSession) => formatSessionDay(session, display).first;
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, text, because, summary }) => (
        <div key={label} className={styles.tile}>
          <dt>{label}</dt>
          <dd className={styles.value}>{text}</dd>
          <dd className={styles.from}>
            {summary.from !== null && (
              <Anchor
                component={Link}
                to={`/activity/${summary.from.url_hash}`}
                aria-label={`${label}: ${because} ${dayOf(summary.from)}`}
              >
                <span className={styles.because}>{because} </span>
                {dayOf(summary.from)}
              </Anchor>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
