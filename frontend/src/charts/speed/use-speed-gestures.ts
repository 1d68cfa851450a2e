import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { HighlightSignal } from '../../lib/highlight.ts';
import type { RowRange } from './draw-highlight.ts';
import { nearestRow } from './nearest-row.ts';
import type { Plot } from './plot.ts';

const DRAG_PX = 5;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -60, PageUp: 60 };

interface Options {
  readonly plot: Plot;
  readonly time: Float64Array;
  readonly rideAt: (row: number) => number | null;
  readonly highlight: HighlightSignal;
  readonly range: RowRange | null;
  readonly onRange: (range: RowRange | null) => void;
  readonly onSelect: (ride: number) => void;
  /** While true, two taps select a range: an alternative to dragging. */
  readonly selecting: boolean;
  readonly onPickRow: (row: number) => void;
}

/** The pointer moves the cursor, a mouse drag or Shift with arrow keys selects a range, a click opens a ride. */
export function useSpeedGestures(options: Options) {
  const { plot, time, rideAt, highlight, range, onRange, onSelect, selecting, onPickRow } = options;
  const drag = useRef<{ x: number; row: number; moved: boolean } | null>(null);
  const rowAt = (event: PointerEvent<HTMLElement>) =>
    nearestRow(time, plot.x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const pointAt = (row: number) => highlight.set({ row, ride: rideAt(row) });
  const pick = (row: number) => {
    const ride = rideAt(row);
    if (ride !== null) onSelect(ride);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const row = rowAt(event);
      pointAt(row);
      if (event.button !== 0) return;
      drag.current = { x: event.clientX, row, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const row = rowAt(event);
      pointAt(row);
      const from = drag.current;
      if (from === null || event.pointerType === 'touch') return;
      if (!from.moved && Math.abs(event.clientX - from.x) < DRAG_PX) return;
      from.moved = true;
      onRange({ from: Math.min(from.row, row), to: Math.max(from.row, row) });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = drag.current;
      drag.current = null;
      if (from === null || from.moved) return;
      if (selecting) {
        onPickRow(from.row);
        return;
      }
      if (event.pointerType === 'touch') return;
      if (range !== null) onRange(null);
      pick(from.row);
    },
    onPointerCancel() {
      drag.current = null;
    },
    onPointerLeave() {
      if (drag.current === null) highlight.clear();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const last = time.length - 1;
      const row = highlight.get().row ?? 0;
      if (event.key === 'Escape') {
        onRange(null);
        highlight.clear();
      } else if (event.key === 'Enter') {
        pick(row);
      } else {
        const step = event.key === 'Home' ? -last : event.key === 'End' ? last : STEPS[event.key];
        if (step === undefined) return;
        const next = Math.min(last, Math.max(0, row + step));
        pointAt(next);
        if (event.shiftKey) onRange(extend(range, row, next));
      }
      event.preventDefault();
    },
  };
}

function extend(range: RowRange | null, row: number, next: number): RowRange {
  const fixed = range === null ? row : range.from === row ? range.to : range.from;
  return { from: Math.min(fixed, next), to: Math.max(fixed, next) };
}
