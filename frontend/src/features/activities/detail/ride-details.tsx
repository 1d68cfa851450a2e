import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Preferences } from '../../../app/me.api.ts';
import { formatDuration } from '../../../lib/durations.ts';
import type { HighlightSignal } from '../../../lib/highlight.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { parseTimestamp } from '../../../lib/dates.ts';
import type { SessionClock } from './clock.ts';
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
}

/** All there is to know of one ride: why it counted, its figures, its trackpoints. */
export function RideDetails(props: Props) {
  const { session, entry, entryName, clock, preferences, highlight, surfPointsOnly, onDelete } = props;
  const { ride, number, firstRow, lastRow } = entry;
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  const facts: [string, string][] = [
    ['Starts', clock.format(parseTimestamp(ride.start_time) ?? 0)],
    ['Ends', clock.format(parseTimestamp(ride.end_time) ?? 0)],
    ['From start to end', formatDuration(ride.duration)],
    ['Surf time', formatDuration(ride.surf_time)],
    ['Distance', formatDistance(ride.distance, preferred_distance_unit)],
    ['Average speed', formatSpeed(ride.avg_speed, preferred_speed_unit)],
    ['Lowest speed', formatSpeed(ride.min_speed, preferred_speed_unit)],
  ];
  return (
    <div className={styles.details}>
      <section>
        <h4 className={styles.heading}>Why this counted</h4>
        <Reasons reasons={ride.reasons} />
      </section>
      <section>
        <h4 className={styles.heading}>In figures</h4>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.wide}>
        <h4 className={styles.heading}>Trackpoints</h4>
        <TrackpointTable
          session={session}
          span={[firstRow, lastRow]}
          surfPointsOnly={surfPointsOnly}
          clock={clock}
          preferences={preferences}
          highlight={highlight}
          label={`Trackpoints of ${entryName.toLowerCase()} ${number}`}
          height={300}
        />
      </section>
      {onDelete !== null && (
        <Button
          className={styles.delete}
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={onDelete}
        >
          Delete {entryName.toLowerCase()} {number}
        </Button>
      )}
    </div>
  );
}
