import type { SurfType } from '../../app/api-types.ts';
import type { ThreeOf } from '../../ui/picture/picture-figures.tsx';

const OCEAN = {
  rides: 'Rides',
  longest_ride: 'Longest ride',
  longest_time: 'Longest time',
  max_speed: 'Max speed',
  total_distance: 'Distance surfed',
  surf_time: 'Time surfing',
} as const;

const STANDING = {
  attempts: 'Attempts',
  rides: 'Surf rides',
  success_rate: 'Success',
  longest_time: 'Longest ride',
  longest_tour: 'Longest tour',
  max_speed: 'Max drift',
  surf_time: 'Time surfing',
} as const;

const FIRST: Record<SurfType, ThreeOf<string>> = {
  traveling_waves: ['rides', 'longest_ride', 'max_speed'],
  standing_waves: ['attempts', 'rides', 'longest_time'],
};

/** The numbers shown until others are chosen. */
export const firstFigures = (surfType: SurfType): ThreeOf<string> => FIRST[surfType];

/** The numbers that a picture can show. */
export const figureLabels = (surfType: SurfType): Readonly<Record<string, string>> =>
  surfType === 'standing_waves' ? STANDING : OCEAN;
