import type { DomainEvent } from '../event-store/event-definition.ts';
import { fold, type Aggregate, type Decide } from './decider.ts';

/**
 * Given-when-then for one use case: `given(activity, ...events).when(renameActivity, command)` returns the new
 * events or throws the decision's error.
 */
export function given<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  ...history: readonly Event[]
) {
  return {
    when<Command>(decide: Decide<State, Command, Event>, command: Command): readonly Event[] {
      return decide(command, fold(aggregate, history));
    },
  };
}
