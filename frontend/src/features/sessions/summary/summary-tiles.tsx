import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { formatRecordDay, type TimedSession } from '../../../lib/dates.ts';
import { roughly } from '../../../lib/format.ts';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { RoughNote } from '../../../activity/rough-note.tsx';
import type { RecordSummary, Summary } from './summaries.ts';
import styles from './summary-tiles.module.css';

export interface SummaryTile {
  readonly label: string;
  readonly text: string;
  /** Label of the linked session's date: 'Latest'. */
  readonly because: string;
  readonly summary: Pick<Summary, 'from'>;
  /** The largest rough value above the record, with its session. */
  readonly larger?: { readonly text: string; readonly from: ActivityListItem };
}

/** The tile of a record; a larger rough value is left out if both read the same. */
export function recordTile(
  label: string,
  summary: RecordSummary,
  write: (value: number | null) => string,
): SummaryTile {
  const text = write(summary.value);
  const tile = { label, text: roughly(text, summary.rough), because: 'On', summary };
  if (summary.larger === null) return tile;
  const larger = { text: write(summary.larger.value), from: summary.larger.from };
  return larger.text === text ? tile : { ...tile, larger };
}

/** Summary values, each with the date of its session as a link, and the sessions with larger rough values. */
export function SummaryTiles({ tiles }: { tiles: readonly SummaryTile[] }) {
  const display = useTimeDisplay();
  const dayOf = (session: TimedSession) => formatRecordDay(session, display).first;
  const larger = tiles.flatMap((tile) => tile.larger ?? []);
  return (
    <div>
      <dl className={styles.tiles}>
        {tiles.map(({ label, text, because, summary }) => (
          <div key={label} className={styles.tile}>
            <dt>{label}</dt>
            <dd className={styles.value}>{text}</dd>
            {summary.from !== null && (
              <dd className={styles.from}>
                <Anchor
                  component={Link}
                  data-covering
                  to={`/activity/${summary.from.url_hash}`}
                  aria-label={`${label}: ${because} ${dayOf(summary.from)}`}
                >
                  <span className={styles.because}>{because} </span>
                  {dayOf(summary.from)}
                </Anchor>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <RoughNote
        links={larger.map(({ text, from }) => (
          <RouterAnchor to={`/activity/${from.url_hash}`} size="sm">
            {text} on {dayOf(from)}
          </RouterAnchor>
        ))}
      />
    </div>
  );
}
