import type { SeasonSpot } from '../../app/api-types.ts';
import { formatCount } from '../../lib/format.ts';

/** '1 session', '4 sessions' */
export const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** A board of an answer; sessions without one are counted too. */
export const boardName = (name: string | null): string => name ?? 'No board chosen';

/** Names of spots by id, each once: 'Linda Mar', 'Linda Mar (2)'. Rides far from all spots have none. */
export function namesOfSpots(spots: readonly SeasonSpot[]): ReadonlyMap<number | null, string> {
  const seen = new Map<string, number>();
  return new Map(
    spots.map(({ spot_id, name }) => {
      const text = name ?? (spot_id === null ? 'No spot' : 'Unnamed spot');
      const count = (seen.get(text) ?? 0) + 1;
      seen.set(text, count);
      return [spot_id, count === 1 ? text : `${text} (${count})`];
    }),
  );
}

/** A spot with an id. */
export type KnownSpot = SeasonSpot & { readonly spot_id: number };

export const isKnown = (spot: SeasonSpot): spot is KnownSpot => spot.spot_id !== null;
