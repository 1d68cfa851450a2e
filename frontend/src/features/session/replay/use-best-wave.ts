import { useEffect, useRef } from 'react';
import type { Highlight } from '../../../lib/highlight.ts';
import { statisticsOf } from '../statistics/statistics.ts';
import type { SessionPage } from '../page/session-page.ts';

const TAKES_MS = 4000;

/** Plays the longest ride over the map, once a page; whatever else is pointed at, opened or played ends it. */
export function useBestWave({ session, highlight }: Pick<SessionPage, 'session' | 'highlight'>): () => void {
  const frame = useRef(0);
  const isPlayed = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return () => {
    const { rides, activity } = session;
    const { longest, longestInTime } = statisticsOf(rides, activity.surf_type);
    const best = (activity.surf_type === 'standing_waves' ? longestInTime : longest).by;
    if (best === null || isPlayed.current) return;
    isPlayed.current = true;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { id, firstRow, lastRow } = best;
    const isShown = ({ ride, row }: Highlight) => {
      const now = highlight.get();
      return now.ride === ride && now.row === row;
    };
    let shown: Highlight = { ride: null, row: null };
    let start: number | null = null;
    const play = (now: number) => {
      if (!isShown(shown)) return;
      start ??= now;
      const part = (now - start) / TAKES_MS;
      if (part > 1) {
        highlight.clear();
        return;
      }
      shown = { ride: id, row: Math.round(firstRow + part * (lastRow - firstRow)) };
      highlight.set(shown);
      frame.current = requestAnimationFrame(play);
    };
    frame.current = requestAnimationFrame(play);
  };
}
