import type { SeasonSpot } from '../../app/api-types.ts';
import { formatCount } from '../../lib/format.ts';

/** '1 session', '4 sessions' */
export const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** A board of an answer; sessions without one are counted too. */
export const boardName = (name: string | null): string => name ?? 'No board chosen';

type Named = Pick<SeasonSpot, 'spot_id' | 'name'>;

/** A spot of an answer; rides far from all spots have none. */
export const spotName = ({ spot_id, name }: Named): string =>
  name ?? (spot_id === null ? 'No spot' : 'Unnamed spot');

/** A spot with an id. */
export type KnownSpot = SeasonSpot & { readonly spot_id: number };

export const isKnown = (spot: SeasonSpot): spot is KnownSpot => spot.spot_id !== null;
