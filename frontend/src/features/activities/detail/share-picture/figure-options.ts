import type { SurfType } from '../../../../app/api-types.ts';

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

/** A number that a picture can show. */
export type FigureName = keyof typeof OCEAN | keyof typeof STANDING;

type ThreeFigures = readonly [FigureName, FigureName, FigureName];

const FIRST: Record<SurfType, ThreeFigures> = {
  traveling_waves: ['rides', 'longest_ride', 'max_speed'],
  standing_waves: ['attempts', 'rides', 'longest_time'],
};

/** The numbers shown until others are chosen. */
export const firstFigures = (surfType: SurfType): ThreeFigures => FIRST[surfType];

/** Options of the field at `index`: all numbers that the other fields don't show. */
export function figureOptions(surfType: SurfType, chosen: ThreeFigures, index: number) {
  const labels: Readonly<Record<string, string>> = surfType === 'standing_waves' ? STANDING : OCEAN;
  return Object.entries(labels)
    .map(([value, label]) => ({ value: value as FigureName, label }))
    .filter(({ value }) => !chosen.some((other, at) => other === value && at !== index));
}
