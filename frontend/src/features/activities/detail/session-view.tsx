import { Paper, useComputedColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../../app/me.api.ts';
import { useGetSiteQuery } from '../../../app/site.api.ts';
import { SpeedChart } from '../../../charts/speed/speed-chart.tsx';
import { createHighlight } from '../../../lib/highlight.ts';
import { formatSpeed, speedIn } from '../../../lib/units.ts';
import { SessionMap } from '../../../map/session-map.tsx';
import { createClock, type ClockMode } from './clock.ts';
import { DetectionTools } from './detection/detection-tools.tsx';
import { useWhatIf } from './detection/use-what-if.ts';
import { WhatIfPanel } from './detection/what-if-panel.tsx';
import { parametersOf } from './detection/applied-parameters.ts';
import { figuresOf } from './figures.ts';
import { RangeSummary } from './range-summary.tsx';
import type { Session } from './session.ts';
import { SessionTabs } from './session-tabs.tsx';
import styles from './session-view.module.css';
import { StatisticsPanel } from './statistics-panel.tsx';

const KMH_PER_MPS = 3.6;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Map, charts and table of one session, played as one instrument. */
export function SessionView({
  session: saved,
  onDeleteRide,
}: {
  session: Session;
  /** null on a page that only shows: nothing is tried, changed or deleted there. */
  onDeleteRide: ((ride: number) => void) | null;
}) {
  const { session, parameters, setParameters, result } = useWhatIf(saved);
  const { activity, track, rides, rideAt, start } = session;
  const preferences = usePreferences();
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  const site = useGetSiteQuery().data;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const applied = parametersOf(saved.activity);
  const [highlight] = useState(createHighlight);
  const [openRide, setOpenRide] = useState<number | null>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [clockMode, setClockMode] = useState<ClockMode>({ kind: 'absolute' });

  const clock = useMemo(() => createClock(clockMode, start), [clockMode, start]);
  const figures = useMemo(() => figuresOf(session, preferences), [session, preferences]);
  const shownSpeed = useMemo(() => {
    const perUnit = speedIn(KMH_PER_MPS, preferred_speed_unit);
    return track.speed.map((metersPerSecond, row) =>
      track.doubtful[row] === 1 ? Number.NaN : metersPerSecond * perUnit,
    );
  }, [track, preferred_speed_unit]);
  const bands = useMemo(
    () =>
      rides.map(({ id, firstRow, lastRow }) => ({
        id,
        from: track.time[firstRow] ?? 0,
        to: track.time[lastRow] ?? 0,
      })),
    [rides, track],
  );
  const open = rides.find(({ id }) => id === openRide);
  const [settledRange] = useDebouncedValue(range, 250);
  const focus = useMemo(
    () => settledRange ?? (open === undefined ? null : { from: open.firstRow, to: open.lastRow }),
    [settledRange, open],
  );
  const entryName = activity.surf_type === 'standing_waves' ? 'Attempt' : 'Ride';

  useEffect(() => highlight.rest(openRide), [highlight, openRide]);
  const select = useCallback((ride: number) => setOpenRide(ride), []);
  const toggle = useCallback((ride: number) => setOpenRide((now) => (now === ride ? null : ride)), []);
  const showAll = useCallback(() => {
    setOpenRide(null);
    setRange(null);
  }, []);
  const describeRow = useCallback(
    (row: number) => {
      const entry = rides.find(({ id }) => id === rideAt(row));
      const ride = entry === undefined ? '' : ` · ${entryName} ${entry.number}`;
      const speed =
        track.doubtful[row] === 1
          ? 'GPS unsure'
          : formatSpeed((track.speed[row] ?? 0) * KMH_PER_MPS, preferred_speed_unit);
      return `${clock.format(track.time[row] ?? 0)} · ${speed}${ride}`;
    },
    [clock, track, rides, rideAt, entryName, preferred_speed_unit],
  );

  return (
    <>
      <StatisticsPanel statistics={figures} entryName={entryName} highlight={highlight} onSelect={select} />
      <div className={styles.instrument}>
        <div className={styles.picture}>
          <div className={styles.map}>
            {site !== undefined && (
              <SessionMap
                track={track}
                rides={rides}
                rideAt={rideAt}
                scheme={scheme}
                ground={{ mapboxToken: site.mapbox_token, tileUrl: site.tile_url }}
                scaleUnit={preferred_distance_unit === 'meters' ? 'metric' : 'imperial'}
                highlight={highlight}
                focus={focus}
                onSelect={select}
                onShowAll={showAll}
              />
            )}
          </div>
          <Paper withBorder p="md" className={styles.speed}>
            <SpeedChart
              time={track.time}
              speed={shownSpeed}
              label={`Speed (${preferred_speed_unit})`}
              bands={bands}
              tickOrigin={clock.origin}
              formatTick={clock.formatTick}
              describeRow={describeRow}
              rideAt={rideAt}
              scheme={scheme}
              highlight={highlight}
              range={range}
              onRange={setRange}
              onSelect={select}
            />
            {range !== null && (
              <RangeSummary
                session={session}
                range={range}
                clock={clock}
                preferences={preferences}
                onClear={() => setRange(null)}
              />
            )}
          </Paper>
        </div>
        <div className={styles.rides}>
          {onDeleteRide !== null && (
            <DetectionTools
              activity={saved.activity}
              tryingOut={parameters !== null}
              onTryOut={() => setParameters(applied)}
            />
          )}
          {parameters !== null && applied !== null && result !== null && (
            <WhatIfPanel
              urlHash={activity.url_hash}
              applied={applied}
              parameters={parameters}
              result={result}
              onChange={setParameters}
              onClose={() => setParameters(null)}
            />
          )}
          <SessionTabs
            session={session}
            preferences={preferences}
            scheme={scheme}
            clock={clock}
            onClock={setClockMode}
            highlight={highlight}
            openRide={openRide}
            entryName={entryName}
            onSelect={select}
            onToggle={toggle}
            onDeleteRide={parameters === null ? onDeleteRide : null}
          />
        </div>
      </div>
    </>
  );
}
