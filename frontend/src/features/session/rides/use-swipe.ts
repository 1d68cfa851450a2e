import { useRef, type TouchEvent } from 'react';

/** A swipe is at least this long and twice as wide as high. */
const SWIPE_PX = 48;

interface Options {
  readonly onLeft: (() => void) | null;
  readonly onRight: (() => void) | null;
}

/** Touch handlers for swipes to the left and right; parts with data-no-swipe scroll sideways themselves. */
export function useSwipe({ onLeft, onRight }: Options) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0];
      const scrolls = target instanceof Element && target.closest('[data-no-swipe]') !== null;
      start.current =
        touch === undefined || touches.length > 1 || scrolls ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (from === null || touch === undefined) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      (dx < 0 ? onLeft : onRight)?.();
    },
  };
}
