import { Paper, Tabs } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Preferences } from '../../../app/me.api.ts';
import { RideBars } from '../../../charts/ride-bars/ride-bars.tsx';
import type { HighlightSignal } from '../../../lib/highlight.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { distanceSymbol } from '../../../lib/units.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { barsOf } from './bars.ts';
import type { ClockMode, SessionClock } from './clock.ts';
import type { Marks } from './marks/use-marks.ts';
import { rideColumns } from './ride-columns.tsx';
import { RideDetails } from './ride-details.tsx';
import { RideTable } from './ride-table.tsx';
import type { Session } from './session.ts';
import styles from './session-tabs.module.css';
import { SessionTools } from './session-tools.tsx';
import { TrackpointTable } from './trackpoint-table.tsx';

interface Props {
  readonly session: Session;
  readonly preferences: Preferences;
  readonly scheme: ColorScheme;
  readonly clock: SessionClock;
  readonly onClock: (mode: ClockMode) => void;
  readonly highlight: HighlightSignal;
  readonly openRide: number | null;
  readonly entryName: string;
  readonly onSelect: (ride: number) => void;
  readonly onToggle: (ride: number) => void;
  /** null where nothing can be deleted: on a public page, and while parameters are tried out. */
  readonly onDeleteRide: ((ride: number) => void) | null;
  /** While a range is being marked a trackpoint says where it starts or ends. */
  readonly onMarkRow: ((row: number) => void) | null;
  /** null where nothing can be marked. */
  readonly marks: Marks | null;
}

/** The rides as a table, as a chart, and every point behind them. */
export function SessionTabs(props: Props) {
  const { session, preferences, scheme, clock, onClock, highlight, openRide, entryName } = props;
  const { onDeleteRide, onMarkRow, marks } = props;
  const { activity, track, rides } = session;
  const { preferred_distance_unit } = preferences;
  const standing = activity.surf_type === 'standing_waves';
  const [surfPointsOnly, setSurfPointsOnly] = useState(false);
  const columns = useMemo(
    () => rideColumns(activity.surf_type, preferences, clock),
    [activity.surf_type, preferences, clock],
  );
  const bars = useMemo(() => barsOf(session, preferred_distance_unit), [session, preferred_distance_unit]);
  const nothing = (
    <EmptyState
      message={`No rides recorded. Slower waves show up with a lower speed in the detection settings.`}
    />
  );

  return (
    <Paper withBorder className={styles.tabs}>
      <Tabs defaultValue="rides" keepMounted={false}>
        <Tabs.List className={styles.list}>
          <Tabs.Tab value="rides">{standing ? 'Surf Attempts' : 'Surf Rides'}</Tabs.Tab>
          <Tabs.Tab value="chart">{standing ? 'Surf Duration Chart' : 'Ride Distance Chart'}</Tabs.Tab>
          {track.length > 0 && <Tabs.Tab value="trackpoints">Trackpoints</Tabs.Tab>}
        </Tabs.List>
        <SessionTools
          session={session}
          clock={clock}
          onClock={onClock}
          surfPointsOnly={surfPointsOnly}
          onSurfPointsOnly={setSurfPointsOnly}
        />
        <Tabs.Panel value="rides">
          {rides.length === 0 ? (
            nothing
          ) : (
            <RideTable
              rides={rides}
              columns={columns}
              caption={standing ? 'Surf attempts' : 'Surf rides'}
              entryName={entryName}
              openRide={openRide}
              highlight={highlight}
              onToggle={props.onToggle}
              details={(entry) => (
                <RideDetails
                  session={session}
                  entry={entry}
                  entryName={entryName}
                  clock={clock}
                  preferences={preferences}
                  highlight={highlight}
                  surfPointsOnly={surfPointsOnly}
                  onDelete={onDeleteRide === null ? null : () => onDeleteRide(entry.id)}
                  marks={marks}
                  onMarkRow={onMarkRow}
                />
              )}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="chart" p="md">
          {rides.length === 0 ? (
            nothing
          ) : (
            <RideBars
              bars={bars}
              axisLabel={standing ? 'On wave (s)' : `Distance (${distanceSymbol(preferred_distance_unit)})`}
              formatValue={(value) => (standing ? String(Math.round(value)) : value.toFixed(1))}
              scheme={scheme}
              highlight={highlight}
              onSelect={props.onSelect}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="trackpoints" p="md">
          <TrackpointTable
            session={session}
            span={[0, track.length - 1]}
            surfPointsOnly={surfPointsOnly}
            clock={clock}
            preferences={preferences}
            highlight={highlight}
            onMarkRow={onMarkRow}
            label="Trackpoints of the session"
            height={560}
          />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}
