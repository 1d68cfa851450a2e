import type { DomainEvent } from '../event-store/event-definition.ts';
import type { EventCodec } from '../event-store/event-codec.ts';
import { StreamNotFound, WrongExpectedRevision } from '../event-store/event-store.errors.ts';
import { DEFAULT_MAX_COUNT, type EventMetadata, type EventStore } from '../event-store/event-store.ts';
import type { CommandContext } from '../../platform/admission/actor.ts';
import type { Aggregate, Decide } from './decider.ts';
import { TouchedEvents } from './touched-events.ts';

/** A stream's state, its revision and the position of its last event. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: bigint | 'no_stream';
  /** 0n for a stream without events. */
  readonly position: bigint;
}

/** The events that a command appended, possibly none, and the state after them. */
export interface CommandResult<State, Event extends DomainEvent> extends Loaded<State> {
  readonly events: readonly Event[];
}

export interface CommandToRun<State, Command, Event extends DomainEvent> {
  readonly aggregate: Aggregate<State, Event>;
  readonly stream: string;
  readonly decide: Decide<State, Command, Event>;
  readonly command: Command;
  readonly metadata: EventMetadata;
  /** State loaded before the command; reloaded when an append fails because the stream has changed. */
  readonly loaded?: Loaded<State>;
}

/** Metadata of events about the person who sent the command. */
export function ownMetadata({ actor, correlation }: CommandContext): EventMetadata {
  const person = String(actor);
  return { actor: person, correlation, subject: person };
}

const MAX_ATTEMPTS = 5;

/** Loads a stream's state, calls the decision, and appends its events if the stream has not changed since. */
export class CommandRunner {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
  ) {}

  /** Folds a stream; one without events has the aggregate's initial state. */
  async load<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<Loaded<State>> {
    let loaded: Loaded<State> = { state: aggregate.initialState, revision: 'no_stream', position: 0n };
    for (let from = 0n; ; from += BigInt(DEFAULT_MAX_COUNT)) {
      const page = await this.readPage(stream, from);
      for (const event of page) {
        const state = aggregate.evolve(loaded.state, event as unknown as Event);
        loaded = { state, revision: event.revision, position: event.position };
      }
      TouchedEvents.loaded(page, loaded.position);
      if (page.length < DEFAULT_MAX_COUNT) return loaded;
    }
  }

  /**
   * Retries on WrongExpectedRevision, up to 5 attempts in all, reloading the stream each time.
   * @throws errors of the decision and of the store; WrongExpectedRevision after the last attempt
   */
  async run<State, Command, Event extends DomainEvent>(
    toRun: CommandToRun<State, Command, Event>,
  ): Promise<CommandResult<State, Event>> {
    for (let attempt = 1; ; attempt++) {
      try {
        const known = attempt === 1 ? toRun.loaded : undefined;
        return await this.attempt(toRun, known ?? (await this.load(toRun.aggregate, toRun.stream)));
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async attempt<State, Command, Event extends DomainEvent>(
    { aggregate, stream, decide, command, metadata }: CommandToRun<State, Command, Event>,
    loaded: Loaded<State>,
  ): Promise<CommandResult<State, Event>> {
    const events = decide(command, loaded.state);
    if (events.length === 0) return { ...loaded, events };
    const encoded = await this.codec.encode(events, metadata);
    const { revision, position } = await this.store.append(stream, loaded.revision, encoded);
    TouchedEvents.appended(events, position);
    const state = events.reduce((before, event) => aggregate.evolve(before, event), loaded.state);
    return { events, state, revision, position };
  }

  private async readPage(stream: string, from: bigint) {
    try {
      return await this.codec.decode(await this.store.readStream(stream, { from }));
    } catch (error) {
      if (error instanceof StreamNotFound) return [];
      throw error;
    }
  }
}
