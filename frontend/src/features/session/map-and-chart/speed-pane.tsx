import { Paper } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { SpeedChart } from '../../../charts/speed/speed-chart.tsx';
import { SessionFlow } from '../conditions/session-flow.tsx';
import { RangeSummary } from '../range/range-summary.tsx';
import { PlayRides } from '../replay/play-rides.tsx';
import { ReplayBar } from '../replay/replay-bar.tsx';
import { useSessionPage } from '../page/session-page.ts';

interface Props {
  /** With a button that plays the rides only. */
  readonly withRides: boolean;
  /** What the owner could correct in the recording. */
  readonly hint?: ReactNode;
}

/** Speed chart, replay and the summary of a selected range. */
export function SpeedPane({ withRides, hint }: Props) {
  const { session, instrument, clock, preferences, scheme, highlight, ranging, replay, select } =
    useSessionPage();
  const { range, selecting } = ranging;
  const { drawing, view, setView } = instrument;
  const [isHeartRateShown, setHeartRateShown] = useLocalStorage({
    key: 'rideline.chart-heart-rate',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  return (
    <Paper withBorder p="md" shadow="sm" miw={0}>
      {hint}
      <SpeedChart
        time={session.track.time}
        speed={drawing.speed}
        label={`Speed (${preferences.preferred_speed_unit})`}
        second={
          drawing.heartRate && {
            values: drawing.heartRate,
            label: 'Heart rate',
            isShown: isHeartRateShown,
            onShow: setHeartRateShown,
          }
        }
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
        onSelect={select}
      />
      <SessionFlow />
      <ReplayBar replay={replay} format={clock.format}>
        {withRides && <PlayRides />}
      </ReplayBar>
      {(range !== null || selecting) && <RangeSummary />}
    </Paper>
  );
}
