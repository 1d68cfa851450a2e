import { useComputedColorScheme } from '@mantine/core';
import {
  formatDistance,
  formatDuration,
  formatSpeed,
  formatTimeOfDay,
  KMH_PER,
  dayInZone,
  PACIFIC,
  usualHours,
  roughly,
  speedIn,
} from '@rideline/detection-engine';
import { useCallback, useMemo, useState } from 'react';
import { ReplayBar } from '../features/session/replay/replay-bar.tsx';
import { useReplay } from '../features/session/replay/use-replay.ts';
import { createHighlight } from '../lib/highlight.ts';
import type { RideResult } from '../lib/palette.ts';
import { useSignal } from '../lib/signal.ts';
import { DriftMap } from '../map/drift-map.tsx';
import { SessionMap } from '../map/session-map.tsx';
import styles from './map-page.module.css';
import type { PageData, PageRide } from './page-data.ts';

const resultOf = ({ isTour, isSurfRide }: PageRide): RideResult =>
  isTour ? 'tour' : isSurfRide ? 'ride' : 'attempt';
const NAMES = { ride: 'Ride', tour: 'Tour', attempt: 'Attempt' };
const hours = usualHours(navigator.language);
const timeOf = (millis: number) => `${formatTimeOfDay(millis, PACIFIC, hours)} PT`;

/** A session on the app's map, with its rides below. */
export function MapPage({ data }: { data: PageData }) {
  const { kind, name, sharedBy, isDemo, surfType, units, track } = data;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [highlight] = useState(createHighlight);
  const [open, setOpen] = useState<number | null>(null);
  const rides = useMemo(
    () =>
      data.rides.map((ride, id) => ({
        id,
        ...(surfType === 'standing_waves' && { result: resultOf(ride) }),
        firstRow: ride.first,
        lastRow: ride.last,
        surfRuns: ride.runs,
      })),
    [data, surfType],
  );
  const speed = useMemo(() => speedsOf(data), [data]);
  const rideAt = useCallback(
    (row: number) => rides.find(({ firstRow, lastRow }) => firstRow <= row && row <= lastRow)?.id ?? null,
    [rides],
  );
  const replay = useReplay({ track, rides, rideAt }, highlight);
  const pointed = useSignal(highlight, ({ row }) => row);
  const openRide = open === null ? null : (rides[open] ?? null);
  const focus = useMemo(() => openRide && { from: openRide.firstRow, to: openRide.lastRow }, [openRide]);
  const select = (id: number | null) => {
    setOpen(id);
    const first = id === null ? undefined : track.time[rides[id]?.firstRow ?? 0];
    if (first !== undefined) replay.show(first);
  };
  const ground = useMemo(() => ({ mapboxToken: null, ...data.ground }), [data]);
  const scaleUnit = units.distanceUnit === 'meters' ? 'metric' : 'imperial';
  const facts = [
    track.length > 0
      ? `${dayInZone(track.time[0]!, PACIFIC, 'longDay')}, ${formatTimeOfDay(track.time[0]!, PACIFIC, hours, { seconds: false })} PT`
      : 'Date not available',
    sharedBy !== null && `Shared by ${sharedBy}`,
    isDemo && 'Demo session',
  ];
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 id="name">{name}</h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <div className={styles.map}>
        {kind === 'develop_map' ? (
          <DriftMap track={track} rides={rides} units={units} {...{ scheme, ground, scaleUnit }} />
        ) : (
          <SessionMap
            speedUnit={units.speedUnit}
            candidates={NONE}
            range={null}
            startsBySpeed={kind === 'gps_visualization'}
            onSelect={(id) => select(id)}
            onPickRow={null}
            onShowAll={() => setOpen(null)}
            {...{ track, speed, rides, openRide, rideAt, scheme, ground, scaleUnit, highlight, focus }}
          />
        )}
      </div>
      {kind === 'gps_visualization' && track.length > 1 && <ReplayBar replay={replay} format={timeOf} />}
      {kind !== 'develop_map' && (
        <output className={styles.point}>
          {pointed !== null &&
            `${timeOf(track.time[pointed] ?? 0)} · ${formatSpeed((track.speed[pointed] ?? 0) * KMH_PER['m/s'], units)}`}
        </output>
      )}
      <nav className={styles.rides} aria-label="Rides">
        {data.rides.length === 0 && 'No rides recorded'}
        {data.rides.map((ride, id) => (
          <button
            key={ride.first}
            type="button"
            aria-pressed={open === id}
            onClick={() => select(open === id ? null : id)}
          >
            {`${surfType === 'standing_waves' ? NAMES[resultOf(ride)] : 'Ride'} ${id + 1}, ${timeOf(track.time[ride.first] ?? 0)}`}
            <span>
              {[
                formatDistance(ride.distance, units),
                formatDuration(kind === 'develop_map' ? ride.surfTime : ride.duration),
                roughly(formatSpeed(ride.maxSpeed, units), ride.rough),
              ].join(', ')}
            </span>
          </button>
        ))}
      </nav>
    </main>
  );
}

const NONE: readonly never[] = [];

/** One per row in the unit; NaN where it is doubtful, except in rough rides. */
function speedsOf({ track, rides, units: { speedUnit } }: PageData): Float64Array {
  const perUnit = speedIn(KMH_PER['m/s'], speedUnit);
  const counts = track.doubtful.map((doubtful) => 1 - doubtful);
  for (const { rough, first, last } of rides) if (rough) counts.fill(1, first, last + 1);
  return track.speed.map((speed, row) => (counts[row] === 1 ? speed * perUnit : Number.NaN));
}
