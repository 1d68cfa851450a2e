import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { nearestRow } from '../../../../charts/speed/nearest-row.ts';
import type { HighlightSignal } from '../../../../lib/highlight.ts';
import type { SessionClock } from '../session/clock.ts';
import styles from './replay-bar.module.css';
import { usePlayback } from './use-playback.ts';

const SECOND = 1000;
/** Replay speeds offered, relative to real time. */
const PACES = [1, 5, 10, 30, 60];

interface Props {
  /** Epoch milliseconds of the track's rows; at least one. */
  readonly time: Float64Array;
  readonly clock: SessionClock;
  readonly rideAt: (row: number) => number | null;
  readonly highlight: HighlightSignal;
}

/** Plays the session: the dot on the map and the cursor of the chart follow. */
export function ReplayBar({ time, clock, rideAt, highlight }: Props) {
  const start = time[0] ?? 0;
  const end = time.at(-1) ?? start;
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState<number>(10);
  const slider = useRef<HTMLInputElement>(null);
  const moment = useRef(start);

  useEffect(() => {
    slider.current?.setAttribute('aria-valuetext', clock.format(moment.current));
  }, [clock]);
  const show = (to: number) => {
    moment.current = to;
    const row = nearestRow(time, to);
    highlight.pin(rideAt(row), row);
    if (slider.current === null) return;
    slider.current.value = String(to - start);
    slider.current.setAttribute('aria-valuetext', clock.format(to));
  };
  const momentNow = () => moment.current;
  usePlayback({ playing, pace, end, momentNow, onMoment: show, onEnd: () => setPlaying(false) });

  const toggle = () => {
    if (!playing && moment.current >= end) show(start);
    setPlaying(!playing);
  };
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={styles.bar} role="group" aria-label="Replay">
      <ActionIcon
        className={styles.play}
        size={36}
        variant="light"
        aria-label={playing ? 'Pause replay' : 'Play replay'}
        title={playing ? 'Pause' : 'Replay the session'}
        onClick={toggle}
      >
        <Icon size={18} aria-hidden="true" />
      </ActionIcon>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        aria-label="Time of the replay"
        min={0}
        max={Math.max(SECOND, end - start)}
        step={SECOND}
        defaultValue={0}
        onChange={({ currentTarget }) => show(start + Number(currentTarget.value))}
      />
      <NativeSelect
        size="xs"
        aria-label="Speed of the replay"
        data={PACES.map((value) => ({ value: String(value), label: `${value}x` }))}
        value={String(pace)}
        onChange={({ currentTarget }) => setPace(Number(currentTarget.value))}
      />
    </div>
  );
}
