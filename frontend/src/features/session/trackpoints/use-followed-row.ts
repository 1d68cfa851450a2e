import { useEffect, useMemo, useRef } from 'react';
import type { HighlightSignal } from '../../../lib/highlight.ts';

/** Calls back with the table index of the row highlighted on map or chart, at most once per frame. */
export function useFollowedRow(
  highlight: HighlightSignal,
  rows: Uint32Array,
  onHighlight: (index: number) => void,
): void {
  const indexOf = useMemo(() => new Map(Array.from(rows, (row, index) => [row, index])), [rows]);
  const handler = useRef(onHighlight);
  useEffect(() => {
    handler.current = onHighlight;
  });
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      const { row } = highlight.get();
      const index = row === null ? undefined : indexOf.get(row);
      if (index !== undefined) handler.current(index);
    };
    const end = highlight.subscribe(() => {
      if (frame === 0) frame = requestAnimationFrame(follow);
    });
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [highlight, indexOf]);
}
