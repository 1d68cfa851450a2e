import { useMemo, useRef, useState } from 'react';
import { nearestRow } from '../../../charts/speed/nearest-row.ts';
import type { HighlightSignal } from '../../../lib/highlight.ts';
import { createSignal, type Signal } from '../../../lib/signal.ts';
import type { Session } from '../page/session.ts';
import { rideWindows, windowAt } from './ride-windows.ts';
import { usePlayback } from './use-playback.ts';

export type ReplayMode = 'all' | 'rides';

export interface Replay {
  /** null while paused. */
  readonly playing: ReplayMode | null;
  /** The ride that is played in the mode 'rides'. */
  readonly rideId: number | null;
  readonly start: number;
  readonly end: number;
  /** Epoch milliseconds. */
  readonly moment: Signal<number>;
  readonly pace: number;
  readonly setPace: (pace: number) => void;
  readonly show: (moment: number) => void;
  readonly toggle: (mode: ReplayMode) => void;
}

export interface ReplayedSession extends Pick<Session, 'track' | 'rideAt'> {
  readonly rides: Parameters<typeof rideWindows>[0];
}

/** Plays the session or its rides only: the dot on the map and the cursor of the chart follow. */
export function useReplay({ track, rides, rideAt }: ReplayedSession, highlight: HighlightSignal): Replay {
  const { time } = track;
  const start = time[0] ?? 0;
  const end = time.at(-1) ?? start;
  const [moment] = useState(() => createSignal(start, Object.is));
  const [playing, setPlaying] = useState<ReplayMode | null>(null);
  const [pace, setPace] = useState(10);
  const [rideId, setRideId] = useState<number | null>(null);
  const played = useRef<number | null>(null);
  const windows = useMemo(() => rideWindows(rides, time), [rides, time]);

  const play = (id: number | null) => {
    if (id === played.current) return;
    played.current = id;
    setRideId(id);
  };
  const show = (to: number) => {
    moment.set(to);
    const row = nearestRow(time, to);
    highlight.pin(rideAt(row), row);
  };
  const stop = () => {
    setPlaying(null);
    play(null);
  };
  const showRide = (at: number) => {
    const window = windowAt(windows, at);
    if (window === null) {
      stop();
      return;
    }
    play(window.id);
    show(Math.max(at, window.from));
  };
  usePlayback({
    playing: playing !== null,
    pace,
    end,
    momentNow: moment.get,
    onMoment: playing === 'rides' ? showRide : show,
    onEnd: stop,
  });

  const toggle = (mode: ReplayMode) => {
    if (playing === mode) {
      stop();
      return;
    }
    play(null);
    setPlaying(mode);
    if (mode === 'rides') showRide(windowAt(windows, moment.get()) === null ? start : moment.get());
    else if (moment.get() >= end) show(start);
  };
  return { playing, rideId, start, end, moment, pace, setPace, show, toggle };
}
