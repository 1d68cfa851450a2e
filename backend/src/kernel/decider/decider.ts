import type { DomainEvent } from '../event-store/event-definition.ts';

/** How a stream's events make up the state its commands decide on; pure. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly initialState: State;
  evolve(state: State, event: Event): State;
}

/**
 * One use case: from the state and what was asked to the facts that follow; pure.
 * No clock, no random number, no I/O: whatever it needs is in the command.
 * @throws the typed errors of `kernel/errors`
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
