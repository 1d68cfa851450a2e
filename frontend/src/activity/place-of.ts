import type { ActivityListItem } from '../app/api-types.ts';

/** The name that its owner gave to the spot, else the nearest town. Answers of older versions have no spot. */
export const placeOf = ({ spot, place }: Partial<Pick<ActivityListItem, 'spot' | 'place'>>): string | null =>
  spot ?? place ?? null;
