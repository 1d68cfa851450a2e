import { useEffect, useRef } from 'react';
import { advance } from './advance.ts';

/** Who asked for less motion sees the replay in steps of a second. */
const STILL_STEP_MS = 1000;

interface Options {
  readonly playing: boolean;
  readonly pace: number;
  /** Epoch milliseconds. */
  readonly end: number;
  readonly momentNow: () => number;
  readonly onMoment: (moment: number) => void;
  readonly onEnd: () => void;
}

/** Moves a moment through the session while it plays. */
export function usePlayback(options: Options): void {
  const { playing, pace, end } = options;
  const handlers = useRef(options);
  useEffect(() => {
    handlers.current = options;
  });
  useEffect(() => {
    if (!playing) return;
    const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)');
    let before = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      frame = requestAnimationFrame(tick);
      if (still && now - before < STILL_STEP_MS) return;
      const moment = advance(handlers.current.momentNow(), now - before, pace, end);
      before = now;
      handlers.current.onMoment(moment);
      if (moment >= end) handlers.current.onEnd();
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, pace, end]);
}
