import { Paper, Tabs } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from '../../ui/states.tsx';
import { RideChart } from './rides/ride-chart.tsx';
import { rideColumns } from './rides/ride-columns.tsx';
import { RideTable } from './rides/ride-table.tsx';
import { useSessionPage } from './page/session-page.ts';
import type { SessionRide } from './page/session.ts';
import type { SessionTab } from './page/use-session-address.ts';
import styles from './session-tabs.module.css';
import { TrackpointTable } from './trackpoints/trackpoint-table.tsx';

interface Props {
  /** What an open ride shows. */
  readonly card: (entry: SessionRide) => ReactNode;
  /** Why there are no rides, if there is more to say than that none was found. */
  readonly noRides: ReactNode;
  /** The tab with the owner's video; null on other pages. */
  readonly video: ReactNode;
}

/** Tabs with the rides as table and chart, and the trackpoints. */
export function SessionTabs({ card, noRides: reason, video }: Props) {
  const { session, preferences, clock, address } = useSessionPage();
  const { activity, track, rides } = session;
  const standing = activity.surf_type === 'standing_waves';
  const columns = useMemo(
    () => rideColumns(activity.surf_type, rides, preferences, clock),
    [activity.surf_type, rides, preferences, clock],
  );
  const tab = address.tab === 'video' && video === null ? 'rides' : address.tab;
  const [filmed, setFilmed] = useState(false);
  if (tab === 'video' && !filmed) setFilmed(true);
  const noRides = reason ?? (
    <EmptyState message="No rides found. For slow waves, try a lower minimum speed." />
  );

  return (
    <Paper withBorder shadow="sm" miw={0} style={{ overflow: 'hidden' }}>
      <Tabs
        value={tab}
        onChange={(next) => address.openTab((next ?? 'rides') as SessionTab)}
        keepMounted={false}
        keepMountedMode="display-none"
      >
        <Tabs.List className={styles.list}>
          <Tabs.Tab value="rides">{standing ? 'Surf Attempts' : 'Surf Rides'}</Tabs.Tab>
          <Tabs.Tab value="chart">{standing ? 'Surf Duration Chart' : 'Ride Distance Chart'}</Tabs.Tab>
          {track.length > 0 && <Tabs.Tab value="trackpoints">Trackpoints</Tabs.Tab>}
          {video !== null && <Tabs.Tab value="video">Video</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="rides">
          {rides.length === 0 ? (
            noRides
          ) : (
            <RideTable
              rides={rides}
              columns={columns}
              caption={standing ? 'Surf attempts' : 'Surf rides'}
              details={card}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="chart" p="md">
          {rides.length === 0 ? noRides : <RideChart />}
        </Tabs.Panel>
        <Tabs.Panel value="trackpoints" p="md">
          <TrackpointTable span={[0, track.length - 1]} label="Trackpoints of the session" height={560} />
        </Tabs.Panel>
        <Tabs.Panel value="video" p="md" keepMounted={filmed}>
          {video}
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}
