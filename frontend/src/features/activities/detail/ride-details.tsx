import { Button, Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Preferences } from '../../../app/me.api.ts';
import { formatDuration } from '../../../lib/durations.ts';
import type { HighlightSignal } from '../../../lib/highlight.ts';
import { formatSpeed } from '../../../lib/units.ts';
import { parseTimestamp } from '../../../lib/dates.ts';
import type { SessionClock } from './clock.ts';
import { fastestRow } from './fastest-row.ts';
import { VerdictButton } from './marks/verdict-button.tsx';
import type { Marks } from './marks/use-marks.ts';
import { measuredDistance, measuredSpeed, SPEED_SOURCES } from './measured.ts';
import { Reasons } from './reasons.tsx';
import styles from './ride-details.module.css';
import type { Session, SessionRide } from './session.ts';
import { TrackpointTable } from './trackpoint-table.tsx';

interface Props {
  readonly session: Session;
  readonly entry: SessionRide;
  readonly entryName: string;
  readonly clock: SessionClock;
  readonly preferences: Preferences;
  readonly highlight: HighlightSignal;
  readonly surfPointsOnly: boolean;
  /** null where the ride is not saved. */
  readonly onDelete: (() => void) | null;
  readonly marks: Marks | null;
  readonly onMarkRow: ((row: number) => void) | null;
}

/** All there is to know of one ride: why it counted, its figures, its trackpoints. */
export function RideDetails(props: Props) {
  const { session, entry, entryName, clock, preferences, highlight, surfPointsOnly, onDelete, marks } = props;
  const { ride, number, firstRow, lastRow } = entry;
  const { preferred_speed_unit } = preferences;
  const fastest = fastestRow(session.track, firstRow, lastRow);
  const facts: [string, ReactNode][] = [
    ['Starts', clock.format(parseTimestamp(ride.start_time) ?? 0)],
    ['Ends', clock.format(parseTimestamp(ride.end_time) ?? 0)],
    ['From start to end', formatDuration(ride.duration)],
    ['Surf time', formatDuration(ride.surf_time)],
    ['Distance', measuredDistance(ride, preferences)],
    ['Max speed', measuredSpeed(ride, preferences)],
    ['Average speed', formatSpeed(ride.avg_speed, preferred_speed_unit)],
    ['Lowest speed', formatSpeed(ride.min_speed, preferred_speed_unit)],
  ];
  return (
    <div className={styles.details}>
      <VisuallyHidden component="h2">
        {entryName} {number}
      </VisuallyHidden>
      <section>
        <h3 className={styles.heading}>Why this counted</h3>
        <Reasons reasons={ride.reasons} />
      </section>
      <section>
        <h3 className={styles.heading}>In figures</h3>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.provenance}>
          {SPEED_SOURCES[ride.speed_source].sentence}. 19 of 20 true values lie within ±.{' '}
          {fastest !== null && (
            <UnstyledButton
              className={styles.show}
              onPointerEnter={() => highlight.set({ ride: ride.id, row: fastest })}
              onPointerLeave={() => highlight.clear()}
              onFocus={() => highlight.set({ ride: ride.id, row: fastest })}
              onBlur={() => highlight.clear()}
              onClick={() => highlight.rest(ride.id, fastest)}
            >
              Fastest at trackpoint {fastest + 1}
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
          onMarkRow={props.onMarkRow}
          label={`Trackpoints of ${entryName.toLowerCase()} ${number}`}
          height={300}
        />
      </section>
      {(onDelete !== null || marks !== null) && (
        <Group className={styles.wide} gap="xs">
          {marks !== null && (
            <VerdictButton marks={marks} ride={ride} verdict="not_a_ride" name={`${entryName} ${number}`} />
          )}
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
