import { Paper, Tabs } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { Preferences } from '../../../app/api-types.ts';
import type { HighlightSignal } from '../../../lib/highlight.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { RideChart } from './rides/ride-chart.tsx';
import { rideColumns } from './rides/ride-columns.tsx';
import { RideTable } from './rides/ride-table.tsx';
import type { Session, SessionRide } from './session/session.ts';
import type { SessionTab } from './session/use-session-address.ts';
import type { ViewOptions } from './session/use-view-options.tsx';
import styles from './session-tabs.module.css';
import { TrackpointTable } from './trackpoints/trackpoint-table.tsx';

interface Props {
  readonly session: Session;
  readonly preferences: Preferences;
  readonly scheme: ColorScheme;
  readonly options: ViewOptions;
  readonly highlight: HighlightSignal;
  readonly tab: SessionTab;
  readonly onTab: (tab: SessionTab) => void;
  readonly openRide: number | null;
  readonly entryName: string;
  readonly onSelect: (ride: number) => void;
  readonly onToggle: (ride: number) => void;
  /** What an open ride shows. */
  readonly card: (entry: SessionRide) => ReactNode;
  /** Set while a range is being selected: picks its start or end. */
  readonly onPickRow: ((row: number) => void) | null;
  /** Why there are no rides, if there is more to say than that none was found. */
  readonly noRides: ReactNode;
}

/** Tabs with the rides as table and chart, and the trackpoints. */
export function SessionTabs(props: Props) {
  const { session, preferences, scheme, highlight, tab, onTab, openRide, entryName, onPickRow } = props;
  const { clock, surfPointsOnly } = props.options;
  const { activity, track, rides } = session;
  const standing = activity.surf_type === 'standing_waves';
  const columns = useMemo(
    () => rideColumns(activity.surf_type, preferences, clock),
    [activity.surf_type, preferences, clock],
  );
  const noRides = props.noRides ?? (
    <EmptyState message="No rides found. For slow waves, try a lower minimum speed." />
  );

  return (
    <Paper withBorder className={styles.tabs}>
      <Tabs value={tab} onChange={(next) => onTab((next ?? 'rides') as SessionTab)} keepMounted={false}>
        <Tabs.List className={styles.list}>
          <Tabs.Tab value="rides">{standing ? 'Surf Attempts' : 'Surf Rides'}</Tabs.Tab>
          <Tabs.Tab value="chart">{standing ? 'Surf Duration Chart' : 'Ride Distance Chart'}</Tabs.Tab>
          {track.length > 0 && <Tabs.Tab value="trackpoints">Trackpoints</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="rides">
          {rides.length === 0 ? (
            noRides
          ) : (
            <RideTable
              rides={rides}
              columns={columns}
              caption={standing ? 'Surf attempts' : 'Surf rides'}
              entryName={entryName}
              openRide={openRide}
              highlight={highlight}
              onToggle={props.onToggle}
              details={props.card}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="chart" p="md">
          {rides.length === 0 ? (
            noRides
          ) : (
            <RideChart
              session={session}
              unit={preferences.preferred_distance_unit}
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
            onPickRow={onPickRow}
            label="Trackpoints of the session"
            height={560}
          />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}
