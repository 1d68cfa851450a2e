import type { DomainEvent } from '../event-store/event-definition.ts';

/** Folds the events of a stream into the state that decisions read; pure. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly initialState: State;
  evolve(state: State, event: Event): State;
}

/**
 * The decision of one use case: from a command and the state to new events. Pure: no clock, no random number, no
 * I/O; times and ids come with the command.
 * @throws DomainError
 */
export type Decide<State, Command, Event extends DomainEvent> = (
  command: Command,
  state: State,
) => readonly Event[];

export function fold<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  events: Iterable<Event>,
): State {
  let state = aggregate.initialState;
  for (const event of events) state = aggregate.evolve(state, event);
  return state;
}
