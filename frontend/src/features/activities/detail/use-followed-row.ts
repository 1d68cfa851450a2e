import { useEffect, useMemo, useRef } from 'react';
import type { HighlightSignal } from '../../../lib/highlight.ts';

/** Says where in a table the row is that map or chart points at, at most once a frame. */
export function useFollowedRow(
  highlight: HighlightSignal,
  rows: Uint32Array,
  onPlace: (place: number) => void,
): void {
  const placeOf = useMemo(() => new Map(Array.from(rows, (row, place) => [row, place])), [rows]);
  const handler = useRef(onPlace);
  useEffect(() => {
    handler.current = onPlace;
  });
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      const { row } = highlight.get();
      const place = row === null ? undefined : placeOf.get(row);
      if (place !== undefined) handler.current(place);
    };
    const end = highlight.subscribe(() => {
      if (frame === 0) frame = requestAnimationFrame(follow);
    });
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [highlight, placeOf]);
}
