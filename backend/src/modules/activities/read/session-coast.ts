import { type Coast, coastFits, type Track } from '@rideline/detection-engine';
import type { Coasts } from '../adapters/coasts.ts';
import type { Ride } from '../events/detection-events.ts';

/** The coast around a session; null where there is none, or where its rides would start on land. */
export async function sessionCoast(
  coasts: Coasts,
  { latitude, longitude, length }: Track,
  rides: readonly Pick<Ride, 'firstPoint'>[],
): Promise<Coast | null> {
  const rows = rides.length > 0 ? rides.map(({ firstPoint }) => firstPoint) : [length >> 1];
  const starts = rows.map((row) => [latitude[row] ?? 0, longitude[row] ?? 0] as const);
  const coast = await coasts.at(...starts[0]!);
  return coast !== null && coastFits(coast, starts) ? coast : null;
}
