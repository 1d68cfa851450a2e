import type { Static, TObject } from '@sinclair/typebox';
import type { EventMetadata } from './event-store.ts';

/** Turns the data of schema version n into that of version n + 1; pure. */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** One event type of a module: its schema, its version, and how older versions become this one. */
export interface EventDefinition<Type extends string = string, Data extends TObject = TObject> {
  readonly type: Type;
  readonly version: number;
  readonly data: Data;
  /** upcasters[i] turns version i + 1 into version i + 2; so `version - 1` of them. */
  readonly upcasters: readonly Upcaster[];
}

/** A fact as deciders see it. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Data> ? DomainEvent<Type, Static<Data>> : never;

/** A fact as projections and automations see it: upcast, unsealed, with where and when it was recorded. */
export type StoredEvent<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly recordedAt: Date;
  readonly metadata: EventMetadata;
};

export function defineEvent<const Type extends string, Data extends TObject>(
  definition: Omit<EventDefinition<Type, Data>, 'upcasters'> & { readonly upcasters?: readonly Upcaster[] },
): EventDefinition<Type, Data> {
  const upcasters = definition.upcasters ?? [];
  if (upcasters.length !== definition.version - 1) {
    throw new RangeError(
      `${definition.type} v${definition.version} needs ${definition.version - 1} upcasters`,
    );
  }
  return { ...definition, upcasters };
}
