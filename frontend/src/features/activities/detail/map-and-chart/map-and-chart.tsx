import { Paper } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Preferences } from '../../../../app/api-types.ts';
import { useGetSiteQuery } from '../../../../app/site.api.ts';
import { SpeedChart } from '../../../../charts/speed/speed-chart.tsx';
import type { HighlightSignal } from '../../../../lib/highlight.ts';
import type { ColorScheme } from '../../../../lib/palette.ts';
import { SessionMap } from '../../../../map/session-map.tsx';
import type { Candidate } from '../not-counted/candidates.ts';
import type { SessionClock } from '../session/clock.ts';
import { RangeSummary } from '../range/range-summary.tsx';
import type { RowRange, useRange } from '../range/use-range.ts';
import { ReplayBar } from '../replay/replay-bar.tsx';
import type { Session } from '../session/session.ts';
import styles from './map-and-chart.module.css';
import { useDrawing } from './use-drawing.ts';

const FOCUS_DELAY_MS = 250;

interface Props {
  readonly session: Session;
  /** The candidates shown; none while their list is closed. */
  readonly candidates: readonly Candidate[];
  readonly openId: number | null;
  readonly entryName: string;
  readonly clock: SessionClock;
  readonly preferences: Preferences;
  readonly scheme: ColorScheme;
  readonly highlight: HighlightSignal;
  readonly ranging: ReturnType<typeof useRange>;
  readonly onSelect: (id: number) => void;
  readonly onShowAll: () => void;
  readonly onAddRide: ((range: RowRange) => void) | null;
}

/** Map, speed chart, replay and the summary of a selected range. */
export function MapAndChart(props: Props) {
  const { session, candidates, openId, entryName, clock, preferences, scheme, highlight } = props;
  const { ranging, onSelect } = props;
  const { range, selecting } = ranging;
  const { track, rides } = session;
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  const site = useGetSiteQuery().data;
  const drawing = useDrawing(session, candidates, entryName, clock, preferences);
  const { speed, entryAt } = drawing;
  const open = rides.find(({ id }) => id === openId) ?? candidates.find(({ id }) => id === openId) ?? null;
  const [settledRange] = useDebouncedValue(range, FOCUS_DELAY_MS);
  const focus = useMemo(() => {
    if (selecting) return null;
    return settledRange ?? (open === null ? null : { from: open.firstRow, to: open.lastRow });
  }, [selecting, settledRange, open]);

  return (
    <div className={styles.column}>
      <div className={styles.map}>
        {site !== undefined && (
          <SessionMap
            track={track}
            speed={speed}
            speedUnit={preferred_speed_unit}
            rides={rides}
            candidates={candidates}
            range={range}
            rideAt={entryAt}
            scheme={scheme}
            ground={{ mapboxToken: site.mapbox_token, tileUrl: site.tile_url }}
            scaleUnit={preferred_distance_unit === 'meters' ? 'metric' : 'imperial'}
            highlight={highlight}
            focus={focus}
            onSelect={onSelect}
            onPickRow={selecting ? ranging.pickRow : null}
            onShowAll={props.onShowAll}
          />
        )}
      </div>
      <Paper withBorder p="md" className={styles.speed}>
        <SpeedChart
          time={track.time}
          speed={speed}
          label={`Speed (${preferred_speed_unit})`}
          bands={drawing.rideBands}
          candidates={drawing.candidateBands}
          tickOrigin={clock.origin}
          formatTick={clock.formatTick}
          describeRow={drawing.describeRow}
          rideAt={entryAt}
          scheme={scheme}
          highlight={highlight}
          range={range}
          onRange={ranging.setRange}
          selecting={selecting}
          onSelecting={ranging.setSelecting}
          onPickRow={ranging.pickRow}
          onSelect={onSelect}
        />
        <ReplayBar time={track.time} clock={clock} rideAt={entryAt} highlight={highlight} />
        {(range !== null || selecting) && (
          <RangeSummary
            session={session}
            range={range}
            clock={clock}
            preferences={preferences}
            onRange={ranging.setRange}
            onClear={ranging.clear}
            onAddRide={props.onAddRide}
          />
        )}
      </Paper>
    </div>
  );
}
