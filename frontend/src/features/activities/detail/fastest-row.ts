import type { Track } from '@rideline/detection-engine';
import type { SessionRide } from './session.ts';

/** The trackpoint of a ride that holds its maximum speed: a doubtful one only where the ride is rough. */
export function fastestRow(
  { speed, doubtful }: Track,
  { ride, firstRow, lastRow }: Pick<SessionRide, 'ride' | 'firstRow' | 'lastRow'>,
): number | null {
  let best: number | null = null;
  for (let row = firstRow; row <= lastRow; row++) {
    if (doubtful[row] === 1 && !ride.rough) continue;
    if (best === null || (speed[row] ?? 0) > (speed[best] ?? 0)) best = row;
  }
  return best;
}
