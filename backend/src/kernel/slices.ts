import { Inject, type Type } from '@nestjs/common';
import { CONTROLLER_WATERMARK, INJECTABLE_WATERMARK } from '@nestjs/common/constants.js';
import { Command, CommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/admission/actor.ts';
import type { Token } from '../platform/token.ts';
import { CommandRunner, ownMetadata } from './decider/command-runner.ts';
import type { Aggregate, Decide } from './decider/decider.ts';
import type { DomainEvent } from './event-store/event-definition.ts';

/** What Nest gives: by its class, or by a token. */
type Need = (abstract new (...given: never[]) => unknown) | Token<unknown>;

type Given<Needs extends readonly Need[]> = {
  -readonly [N in keyof Needs]: Needs[N] extends abstract new (...given: never[]) => infer Service
    ? Service
    : Needs[N] extends Token<infer Service>
      ? Service
      : never;
};

const HANDLER = Symbol('HANDLER');

/** The command of a use case, which carries what its handler takes. */
type CommandOf<Args extends unknown[], Result> = (new (...args: Args) => Command<Result>) & {
  readonly [HANDLER]: Type;
};

/**
 * Declares a use case: `commands.execute(new XCommand(...args))` calls what `handler` returned for the `needs`, once, when
 * the app was made.
 */
export function slice<const Needs extends readonly Need[], Args extends unknown[], Result>(
  needs: Needs,
  handler: (...given: Given<Needs>) => (...args: Args) => Promise<Result>,
): CommandOf<Args, Result> {
  class Message extends Command<Result> {
    readonly args: Args;
    constructor(...args: Args) {
      super();
      this.args = args;
    }
  }
  class Handler {
    private readonly handle: (...args: Args) => Promise<Result>;
    constructor(...given: Given<Needs>) {
      this.handle = handler(...given);
    }
    execute({ args }: Message): Promise<Result> {
      return this.handle(...args);
    }
  }
  needs.forEach((need, index) => Inject(need)(Handler, undefined, index));
  CommandHandler(Message, {})(Handler);
  return Object.assign(Message, { [HANDLER]: Handler });
}

/** Declares a use case of several steps, which are the methods of an injectable class. */
export const sliceOf = <Args extends unknown[], Result>(
  handler: Type<{ execute(...args: Args): Promise<Result> }>,
) =>
  slice(
    [handler],
    (made) =>
      (...args: Args) =>
        made.execute(...args),
  );

/** Declares a use case that is one decision on a stream of its sender. */
export const decides = <State, Input, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  streamOf: (person: number) => string,
  decide: Decide<State, Input, Event>,
) =>
  slice([CommandRunner], (runner) => (context: CommandContext, command: Input) => {
    const stream = streamOf(context.actor);
    return runner.run({ aggregate, stream, decide, command, metadata: ownMetadata(context) });
  });

/** A file of a use case or a query, as `import * as`. */
export type Slice = Readonly<Record<string, unknown>>;

const isClass = (exported: unknown): exported is Type => typeof exported === 'function';

const isController = (type: Type) => Reflect.hasMetadata(CONTROLLER_WATERMARK, type);

const providersOf = (type: Type): readonly Type[] => {
  if (HANDLER in type) return [type[HANDLER] as Type];
  return Reflect.hasMetadata(INJECTABLE_WATERMARK, type) ? [type] : [];
};

/** What a module registers of its slices: the controllers, handlers and injectables that their files export. */
export function registered(...slices: readonly Slice[]) {
  const classes = slices.flatMap((slice) => Object.values(slice).flat()).filter(isClass);
  return { controllers: classes.filter(isController), providers: classes.flatMap(providersOf) };
}
