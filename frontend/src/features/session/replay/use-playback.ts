import { useEffect, useRef } from 'react';

/** Step of the replay when the system asks for reduced motion. */
const REDUCED_MOTION_STEP_MS = 1000;

interface Options {
  readonly playing: boolean;
  /** Session time per real time. */
  readonly pace: number;
  /** Epoch milliseconds. */
  readonly end: number;
  readonly momentNow: () => number;
  readonly onMoment: (moment: number) => void;
  readonly onEnd: () => void;
}

/** Advances the replay's moment on every frame while it plays. */
export function usePlayback(options: Options): void {
  const { playing, pace, end } = options;
  const handlers = useRef(options);
  useEffect(() => {
    handlers.current = options;
  });
  useEffect(() => {
    if (!playing) return;
    const { matches: reducedMotion } = window.matchMedia('(prefers-reduced-motion: reduce)');
    let before = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      frame = requestAnimationFrame(tick);
      const elapsed = now - before;
      if (reducedMotion && elapsed < REDUCED_MOTION_STEP_MS) return;
      const moment = Math.min(end, handlers.current.momentNow() + elapsed * pace);
      before = now;
      handlers.current.onMoment(moment);
      if (moment >= end) handlers.current.onEnd();
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, pace, end]);
}
