import type { Decide } from '../../../kernel/decider/decider.ts';
import type { GoalsSet } from '../events/goal-events.ts';
import { type Goals, NO_GOALS } from '../goals.aggregate.ts';

export type SetGoals = GoalsSet['data'];

/** The goals that the year has already give no event. */
export const setGoals: Decide<Goals, SetGoals, GoalsSet> = (command, state) => {
  const { sessions, rides, hours } = state[command.year] ?? NO_GOALS;
  const isUnchanged = sessions === command.sessions && rides === command.rides && hours === command.hours;
  return isUnchanged ? [] : [{ type: 'GoalsSet', data: command }];
};
