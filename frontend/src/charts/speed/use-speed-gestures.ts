import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { HighlightSignal } from '../../lib/highlight.ts';
import type { RowRange } from './draw-highlight.ts';
import { nearestRow } from './nearest-row.ts';
import { MARGIN, type Plot, type TimeSpan } from './plot.ts';
import { around, pinched, withinSession, zoomAround } from './zoom.ts';

const DRAG_PX = 5;
const ZOOM_KEYS: Record<string, number> = { '+': 0.5, '=': 0.5, '-': 2, _: 2 };
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -60, PageUp: 60 };

interface Options {
  readonly plot: Plot;
  readonly time: Float64Array;
  readonly rideAt: (row: number) => number | null;
  readonly highlight: HighlightSignal;
  readonly range: RowRange | null;
  readonly onRange: (range: RowRange | null) => void;
  readonly onView: (view: TimeSpan | null, range?: RowRange) => void;
  readonly onSelect: (ride: number) => void;
  /** While true, two taps select a range: an alternative to dragging. */
  readonly selecting: boolean;
  readonly onPickRow: (row: number) => void;
}

/**
 * The pointer moves the cursor, a mouse drag selects a range and zooms to it, two fingers zoom, a click opens a ride.
 * Keys do the same.
 */
export function useSpeedGestures(options: Options) {
  const { plot, time, rideAt, highlight, range, onRange, onView, onSelect, selecting, onPickRow } = options;
  const drag = useRef<{ x: number; row: number; moved: RowRange | null } | null>(null);
  const fingers = useRef(new Map<number, { readonly moment: number; x: number }>());
  const rowAt = (event: PointerEvent<HTMLElement>) =>
    nearestRow(time, plot.x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const pointAt = (row: number) => highlight.set({ row, ride: rideAt(row) });
  const xOf = (event: PointerEvent<HTMLElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const spread = () => {
    const [first, second] = [...fingers.current.values()].sort((a, b) => a.moment - b.moment);
    if (first === undefined || second === undefined) return;
    const inner = plot.width - MARGIN.left - plot.right;
    const share = ({ x }: { x: number }) => (x - MARGIN.left) / inner;
    const span = pinched([first.moment, second.moment], [share(first), share(second)], plot.whole);
    onView(span);
  };
  const keepInView = (row: number) => {
    const [from, to] = plot.domain;
    const at = time[row] ?? 0;
    if (at >= from && at <= to) return;
    onView(withinSession([at - (to - from) / 2, at + (to - from) / 2], plot.whole));
  };
  const pick = (row: number) => {
    const ride = rideAt(row);
    if (ride !== null) onSelect(ride);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const row = rowAt(event);
      pointAt(row);
      if (event.button !== 0) return;
      if (event.pointerType === 'touch') {
        fingers.current.set(event.pointerId, { moment: plot.x.invert(xOf(event)), x: xOf(event) });
        if (fingers.current.size > 1) {
          drag.current = null;
          return;
        }
      }
      drag.current = { x: event.clientX, row, moved: null };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const finger = fingers.current.get(event.pointerId);
      if (finger !== undefined && fingers.current.size > 1) {
        finger.x = xOf(event);
        spread();
        return;
      }
      const row = rowAt(event);
      pointAt(row);
      const from = drag.current;
      if (from === null || event.pointerType === 'touch') return;
      if (from.moved === null && Math.abs(event.clientX - from.x) < DRAG_PX) return;
      from.moved = { from: Math.min(from.row, row), to: Math.max(from.row, row) };
      onRange(from.moved);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = drag.current;
      drag.current = null;
      fingers.current.delete(event.pointerId);
      if (from === null) return;
      if (from.moved !== null) {
        const { moved } = from;
        if (moved.to > moved.from) {
          onView(around([time[moved.from] ?? 0, time[moved.to] ?? 0], plot.whole), moved);
        }
        return;
      }
      if (selecting) {
        onPickRow(from.row);
        return;
      }
      if (event.pointerType === 'touch') return;
      if (range !== null) onRange(null);
      pick(from.row);
    },
    onPointerCancel({ pointerId }: PointerEvent<HTMLElement>) {
      drag.current = null;
      fingers.current.delete(pointerId);
    },
    onPointerLeave() {
      if (drag.current === null) highlight.clear();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const last = time.length - 1;
      const row = highlight.get().row ?? 0;
      if (event.key === 'Escape') {
        onRange(null);
        onView(null);
        highlight.clear();
      } else if (event.key === '0') {
        onView(null);
      } else if (event.key in ZOOM_KEYS) {
        if (event.ctrlKey || event.metaKey) return;
        const [from, to] = plot.domain;
        const at = highlight.get().row === null ? (from + to) / 2 : (time[row] ?? 0);
        onView(zoomAround(plot.domain, plot.whole, at, ZOOM_KEYS[event.key] ?? 1));
      } else if (event.key === 'Enter') {
        pick(row);
      } else {
        const step = event.key === 'Home' ? -last : event.key === 'End' ? last : STEPS[event.key];
        if (step === undefined) return;
        const next = Math.min(last, Math.max(0, row + step));
        pointAt(next);
        keepInView(next);
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
