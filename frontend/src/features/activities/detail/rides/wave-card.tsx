import type { Track } from '@rideline/detection-engine';
import { Button, Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Preferences } from '../../../../app/api-types.ts';
import { formatDuration, roughly, UNCERTAIN_GPS } from '../../../../lib/format.ts';
import type { HighlightSignal } from '../../../../lib/highlight.ts';
import { formatSpeed } from '../../../../lib/units.ts';
import { parseTimestamp } from '../../../../lib/dates.ts';
import type { SessionClock } from '../session/clock.ts';
import { MarkButton } from '../marks/mark-button.tsx';
import type { Marks } from '../marks/use-marks.ts';
import { measuredDistance, measuredSpeed, SPEED_SOURCES } from './measured.ts';
import { Reasons } from '../reasons/reasons.tsx';
import styles from './ride-details.module.css';
import type { Session, SessionRide } from '../session/session.ts';
import { TrackpointTable } from '../trackpoints/trackpoint-table.tsx';

const BORDERLINE =
  'The time on the wave is too close to your minimum duration for GPS to tell a surf ride from an attempt.';

interface Props {
  readonly session: Session;
  readonly entry: SessionRide;
  readonly entryName: string;
  readonly clock: SessionClock;
  readonly preferences: Preferences;
  readonly highlight: HighlightSignal;
  readonly surfPointsOnly: boolean;
  /** null for an unsaved ride. */
  readonly onDelete: (() => void) | null;
  readonly marks: Marks | null;
  readonly onPickRow: ((row: number) => void) | null;
}

/** The row of a ride's maximum speed; doubtful rows count only in a rough ride. */
function fastestRow({ speed, doubtful }: Track, { ride, firstRow, lastRow }: SessionRide): number | null {
  let best: number | null = null;
  for (let row = firstRow; row <= lastRow; row++) {
    if (doubtful[row] === 1 && !ride.rough) continue;
    if (best === null || (speed[row] ?? 0) > (speed[best] ?? 0)) best = row;
  }
  return best;
}

/** Details of one ride: why it counted, its numbers and its trackpoints. */
export function RideDetails(props: Props) {
  const { session, entry, entryName, clock, preferences, highlight, surfPointsOnly, onDelete, marks } = props;
  const { ride, number, firstRow, lastRow } = entry;
  const fastest = fastestRow(session.track, entry);
  const facts: [string, ReactNode][] = [
    ['Starts', clock.format(parseTimestamp(ride.start_time) ?? 0)],
    ['Ends', clock.format(parseTimestamp(ride.end_time) ?? 0)],
    ['Total time', roughly(formatDuration(ride.duration), ride.rough)],
    ['Surf time', roughly(formatDuration(ride.surf_time), ride.rough)],
    ['Distance', roughly(measuredDistance(ride, preferences), ride.rough)],
    ['Max speed', roughly(measuredSpeed(ride, preferences), ride.rough)],
    ['Average speed', roughly(formatSpeed(ride.avg_speed, preferences), ride.rough)],
    ['Lowest speed', roughly(formatSpeed(ride.min_speed, preferences), ride.rough)],
  ];
  return (
    <div className={styles.details}>
      <VisuallyHidden component="h2">
        {entryName} {number}
      </VisuallyHidden>
      <section>
        <h3 className={styles.heading}>Why this counted</h3>
        <Reasons reasons={ride.reasons} />
        {ride.borderline && <p className={styles.provenance}>{BORDERLINE}</p>}
      </section>
      <section>
        <h3 className={styles.heading}>Numbers</h3>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.provenance}>
          {ride.rough && `${UNCERTAIN_GPS}: too few reliable points, so the numbers are rough. `}
          {SPEED_SOURCES[ride.speed_source].sentence}. 19 times out of 20 the true value is within the ±
          range.{' '}
          {fastest !== null && (
            <UnstyledButton
              className={styles.show}
              onPointerEnter={() => highlight.set({ ride: ride.id, row: fastest })}
              onPointerLeave={() => highlight.clear()}
              onFocus={() => highlight.set({ ride: ride.id, row: fastest })}
              onBlur={() => highlight.clear()}
              onClick={() => highlight.pin(ride.id, fastest)}
            >
              Top speed at point {fastest + 1}
            </UnstyledButton>
          )}
        </p>
      </section>
      <section className={styles.wide}>
        <h3 className={styles.heading}>Trackpoints</h3>
        <TrackpointTable
          session={session}
          span={[firstRow, lastRow]}
          surfPointsOnly={surfPointsOnly}
          clock={clock}
          preferences={preferences}
          highlight={highlight}
          onPickRow={props.onPickRow}
          label={`Trackpoints of ${entryName.toLowerCase()} ${number}`}
          height={300}
        />
      </section>
      {(onDelete !== null || marks !== null) && (
        <Group className={styles.wide} gap="xs">
          {marks !== null && <MarkButton marks={marks} ride={ride} kind="not_a_ride" />}
          {onDelete !== null && (
            <Button
              size="sm"
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={onDelete}
            >
              Delete {entryName.toLowerCase()} {number}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}
