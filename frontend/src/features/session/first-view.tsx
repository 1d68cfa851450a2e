import { Skeleton, useComputedColorScheme } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { usePreferences } from '../../app/me.api.ts';
import { createHighlight } from '../../lib/highlight.ts';
import { PALETTES } from '../../lib/palette.ts';
import map from '../../map/session-map.module.css';
import { TrackSketch } from '../../map/track-sketch.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import type { Activity } from '../../activity/activity.ts';
import { placeOf } from '../../activity/place-of.ts';
import { SessionTime } from '../../activity/session-time.tsx';
import { FirstRides } from './first-rides.tsx';
import header from './session-header.module.css';
import view from './session-view.module.css';
import { entryNameOf } from './page/entry-name.ts';
import type { Session } from './page/session.ts';
import { SessionName } from './session-name.tsx';
import { SessionPlace } from './session-place.tsx';
import { useSessionAddress } from './page/use-session-address.ts';
import { SessionRecords } from './records/session-records.tsx';
import { SharingStatus, useSharingState } from './sharing-status.tsx';
import { SimulatedBadge } from './simulated-badge.tsx';
import { figuresOf } from './statistics/figures.ts';
import { StatisticsPanel } from './statistics/statistics-panel.tsx';
import { useBesideMap } from './use-beside-map.ts';

interface Props {
  readonly activity: Pick<
    Activity,
    'activity_name' | 'activity_time' | 'time_zone' | 'utc_offset' | 'is_demo'
  >;
  readonly session: Session;
  readonly place?: string | null;
  /** Where the session came from and who shared it. */
  readonly origin?: ReactNode;
  /** Whether it is shared, and the place of the button that changes it. */
  readonly share?: ReactNode;
  /** Which records its rides took, for its owner. */
  readonly records?: ReactNode;
  /** The map has the whole width. */
  readonly isWide?: boolean;
}

/** Name, time, figures, track and rides of a session in their places, while the code of everything else is loading. */
export function FirstView({
  activity,
  session,
  place = null,
  origin,
  share,
  records,
  isWide = false,
}: Props) {
  const preferences = usePreferences();
  usePageTitle(activity.activity_name);
  const beside = useBesideMap() && !isWide;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [highlight] = useState(createHighlight);
  const { openRide } = useSessionAddress(session.track.length);
  const figures = useMemo(() => figuresOf(session, preferences), [session, preferences]);
  const statistics = (
    <>
      <StatisticsPanel
        statistics={figures.filter(({ leading }) => leading)}
        label="Statistics"
        entryName={entryNameOf(session)}
        highlight={highlight}
        onSelect={(id) => openRide(session.rides.find((ride) => ride.id === id)?.number ?? null)}
      />
      {records}
    </>
  );
  return (
    <>
      <header className={header.header}>
        {/* The sizes of what takes these places: the menu, the button that shares. */}
        <div className={header.name}>
          <SessionName>{activity.activity_name}</SessionName>
        </div>
        <Skeleton className={header.menu} w={{ base: 46, md: 56 }} h={44} />
        <div className={header.about}>
          <div className={header.when}>
            <SessionTime session={activity} />
            <SessionPlace place={place} />
          </div>
          {origin}
          {activity.is_demo && <SimulatedBadge />}
        </div>
        {share}
      </header>
      {beside && statistics}
      <div className={beside ? view.beside : view.below} data-wide={isWide || undefined}>
        <div className={view.instrument}>
          <div className={view.map}>
            <section className={map.map} aria-hidden="true">
              <TrackSketch track={session.track} rides={session.rides} palette={PALETTES[scheme]} />
            </section>
          </div>
        </div>
        {!beside && statistics}
        <FirstRides session={session} />
      </div>
    </>
  );
}

/** The same for the owner. */
export function OwnFirstView({ activity, session }: { activity: Activity; session: Session }) {
  const sharing = useSharingState(activity);
  return (
    <FirstView
      activity={activity}
      session={session}
      place={placeOf(activity)}
      records={<SessionRecords activity={activity} />}
      share={
        <>
          <SharingStatus state={sharing} />
          <Skeleton
            className={header.share}
            w={{ base: 46, md: sharing === 'shared' ? '6.2rem' : 148 }}
            h={44}
          />
        </>
      }
    />
  );
}
