import type { SeasonGoals } from '../../../app/api-types.ts';

export type GoalName = keyof SeasonGoals;

export const GOALS: readonly { readonly name: GoalName; readonly label: string }[] = [
  { name: 'sessions', label: 'Sessions' },
  { name: 'rides', label: 'Rides' },
  { name: 'hours', label: 'Hours in the water' },
];
