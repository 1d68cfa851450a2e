import { Button, Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Preferences } from '../../../app/me.api.ts';
import { formatDuration } from '../../../lib/durations.ts';
import type { HighlightSignal } from '../../../lib/highlight.ts';
import { roughly, UNCERTAIN_GPS } from '../../../lib/rough.ts';
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
  const fastest = fastestRow(session.track, entry);
  const facts: [string, ReactNode][] = [
    ['Starts', clock.format(parseTimestamp(ride.start_time) ?? 0)],
    ['Ends', clock.format(parseTimestamp(ride.end_time) ?? 0)],
    ['From start to end', roughly(formatDuration(ride.duration), ride.rough)],
    ['Surf time', roughly(formatDuration(ride.surf_time), ride.rough)],
    ['Distance', roughly(measuredDistance(ride, preferences), ride.rough)],
    ['Max speed', roughly(measuredSpeed(ride, preferences), ride.rough)],
    ['Average speed', roughly(formatSpeed(ride.avg_speed, preferred_speed_unit), ride.rough)],
    ['Lowest speed', roughly(formatSpeed(ride.min_speed, preferred_speed_unit), ride.rough)],
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
          {ride.rough && `${UNCERTAIN_GPS}: too few of its points are sure, so its numbers are rough. `}
          {SPEED_SOURCES[ride.speed_source].sentence}. 19 of 20 true values lie within ±.{' '}
          {fastest !== null && (
            <UnstyledButton
              className={styles.show}
              onPointerEnter={() => highlight.set({ ride: ride.id, row: fastest })}
              onPointerLeave={() => highlight.clear()}
              onFocus={() => highlight.set({ ride: ride.id, row: fastest })}
              onBlur={() => highlight.clear()}
              onClick={() => highlight.pin(ride.id, fastest)}
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
