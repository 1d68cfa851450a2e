import { Skeleton, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { usePreferences } from '../../../app/me.api.ts';
import { createHighlight } from '../../../lib/highlight.ts';
import { usePageTitle } from '../../../ui/page.tsx';
import type { Activity } from '../activity.ts';
import { placeOf } from '../place-of.ts';
import { SessionTime } from '../session-time.tsx';
import styles from './first-view.module.css';
import header from './session-header.module.css';
import view from './session-view.module.css';
import { entryNameOf } from './session/entry-name.ts';
import type { Session } from './session/session.ts';
import { SessionPlace } from './session-place.tsx';
import { useSessionAddress } from './session/use-session-address.ts';
import { SharingStatus, useSharingState } from './share/sharing-status.tsx';
import { SimulatedBadge } from './simulated-badge.tsx';
import { figuresOf } from './statistics/figures.ts';
import { StatisticsPanel } from './statistics/statistics-panel.tsx';
import { useBesideMap } from './use-beside-map.ts';

/** Name, time and figures of a session in their places, while the code of everything else is loading. */
export function FirstView({ activity, session }: { activity: Activity; session: Session }) {
  const preferences = usePreferences();
  usePageTitle(activity.activity_name);
  const beside = useBesideMap();
  const sharing = useSharingState(activity);
  const [highlight] = useState(createHighlight);
  const { openRide } = useSessionAddress(session.track.length);
  const figures = useMemo(() => figuresOf(session, preferences), [session, preferences]);
  const statistics = (
    <StatisticsPanel
      statistics={beside ? figures : figures.filter(({ leading }) => leading)}
      label="Statistics"
      entryName={entryNameOf(session)}
      highlight={highlight}
      onSelect={(id) => openRide(session.rides.find((ride) => ride.id === id)?.number ?? null)}
    />
  );
  return (
    <>
      <header className={header.header}>
        <div className={`${header.name} ${styles.name}`}>
          <Title order={1}>{activity.activity_name}</Title>
        </div>
        <Skeleton className={`${header.menu} ${styles.menu}`} />
        <div className={header.about}>
          <SessionTime session={activity} />
          <SessionPlace place={placeOf(activity)} />
          {activity.is_demo && <SimulatedBadge />}
        </div>
        <SharingStatus state={sharing} />
        <Skeleton
          className={`${header.share} ${styles.share}`}
          data-public={sharing === 'shared' || undefined}
        />
      </header>
      {beside && statistics}
      <div className={beside ? view.beside : view.below}>
        <div className={view.instrument}>
          <div className={view.map}>
            <Skeleton height="100%" radius={beside ? 'md' : 0} />
          </div>
        </div>
        {!beside && statistics}
        <Skeleton height="80vh" role="status" aria-label="Loading the rides" />
      </div>
    </>
  );
}
