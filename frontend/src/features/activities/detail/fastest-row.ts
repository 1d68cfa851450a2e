import type { Track } from '@rideline/detection-engine';

/** The trackpoint of a ride that holds its greatest believed speed; null when none of them is believed. */
export function fastestRow({ speed, doubtful }: Track, firstRow: number, lastRow: number): number | null {
  let best: number | null = null;
  for (let row = firstRow; row <= lastRow; row++) {
    if (doubtful[row] === 1) continue;
    if (best === null || (speed[row] ?? 0) > (speed[best] ?? 0)) best = row;
  }
  return best;
}
