import type { Aggregate } from '../../kernel/decider/decider.ts';
import type { GoalsSet, YearGoals } from './events/goal-events.ts';

/** One person's goals by year. */
export type Goals = Readonly<Record<number, YearGoals>>;

export const NO_GOALS: YearGoals = { sessions: null, rides: null, hours: null };

/** The fold of a `goals-<owner>` stream: commands decide on it, and the read model stores it. */
export const goals: Aggregate<Goals, GoalsSet> = {
  initialState: {},
  evolve(state, { data: { year, ...set } }) {
    return { ...state, [year]: set };
  },
};
