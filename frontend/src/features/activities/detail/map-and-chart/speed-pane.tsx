import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Preferences } from '../../../../app/api-types.ts';
import { SpeedChart } from '../../../../charts/speed/speed-chart.tsx';
import type { HighlightSignal } from '../../../../lib/highlight.ts';
import type { ColorScheme } from '../../../../lib/palette.ts';
import { RangeSummary } from '../range/range-summary.tsx';
import type { RowRange, useRange } from '../range/use-range.ts';
import { ReplayBar } from '../replay/replay-bar.tsx';
import type { Replay } from '../replay/use-replay.ts';
import type { SessionClock } from '../session/clock.ts';
import type { Session } from '../session/session.ts';
import styles from './map-and-chart.module.css';
import type { Instrument } from './use-instrument.ts';

interface Props {
  readonly session: Session;
  readonly instrument: Instrument;
  readonly replay: Replay;
  readonly entryName: string;
  readonly clock: SessionClock;
  readonly preferences: Preferences;
  readonly scheme: ColorScheme;
  readonly highlight: HighlightSignal;
  readonly ranging: ReturnType<typeof useRange>;
  /** With a button that plays the rides only. */
  readonly withRides: boolean;
  readonly onSelect: (id: number) => void;
  readonly onAddRide: ((range: RowRange) => void) | null;
  /** What the owner could correct in the recording. */
  readonly hint?: ReactNode;
}

/** Speed chart, replay and the summary of a selected range. */
export function SpeedPane(props: Props) {
  const { session, instrument, replay, entryName, clock, preferences, scheme, highlight, ranging } = props;
  const { range, selecting } = ranging;
  const { drawing, view, setView } = instrument;
  const { track } = session;
  return (
    <Paper withBorder p="md" className={styles.speed}>
      {props.hint}
      <SpeedChart
        time={track.time}
        speed={drawing.speed}
        label={`Speed (${preferences.preferred_speed_unit})`}
        bands={drawing.rideBands}
        candidates={drawing.candidateBands}
        tickOrigin={clock.origin}
        formatTick={clock.formatTick}
        describeRow={drawing.describeRow}
        rideAt={drawing.entryAt}
        scheme={scheme}
        highlight={highlight}
        range={range}
        onRange={ranging.setRange}
        view={view}
        onView={setView}
        selecting={selecting}
        onSelecting={ranging.setSelecting}
        onPickRow={ranging.pickRow}
        onSelect={props.onSelect}
      />
      <ReplayBar replay={replay} clock={clock} entryName={entryName} withRides={props.withRides} />
      {(range !== null || selecting) && (
        <RangeSummary
          session={session}
          range={range}
          clock={clock}
          preferences={preferences}
          onRange={ranging.setRange}
          onClear={() => {
            ranging.clear();
            setView(null);
          }}
          onAddRide={props.onAddRide}
        />
      )}
    </Paper>
  );
}
