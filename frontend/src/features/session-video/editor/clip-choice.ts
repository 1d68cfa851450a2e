import { isoAtOffset } from '@rideline/detection-engine';
import type { SurfType } from '../../../app/api-types.ts';
import { timeOf } from '../../../activity/activity.ts';
import type { SessionRide } from '../../session/page/session.ts';
import type { Margins } from './film.ts';

export type Best = 'distance' | 'time' | 'speed';

/** Around each ride of a reel, in seconds. */
export const REEL_MARGINS: Margins = { before: 0.5, after: 0.5 };
const RIDES_OF_REEL = 5;

/** The best rides, in the order in which they were ridden. */
export function bestRides<Filmed extends { readonly entry: SessionRide }>(
  filmed: readonly Filmed[],
  best: Best,
  surfType: SurfType,
): readonly Filmed[] {
  const value = ({ entry: { ride } }: Filmed) =>
    best === 'distance' ? ride.distance : best === 'speed' ? ride.max_speed : timeOf(ride, surfType);
  const chosen = new Set(filmed.toSorted((a, b) => value(b) - value(a)).slice(0, RIDES_OF_REEL));
  return filmed.filter((one) => chosen.has(one));
}

/** '2026-06-01-ride-4.mp4', with the day at the spot. */
export function clipName(millis: number, offset: string | null, what: string): string {
  return `${isoAtOffset(millis, offset ?? '+00:00').slice(0, 10)}-${what.toLowerCase()}.mp4`;
}
