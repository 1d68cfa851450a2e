import type { Static, TObject } from '@sinclair/typebox';
import type { EventMetadata } from './event-store.ts';

/** Converts data of schema version n to version n + 1; pure. */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** One event type of a module: schema, version, and upcasters from older versions. */
export interface EventDefinition<Type extends string = string, Data extends TObject = TObject> {
  readonly type: Type;
  readonly version: number;
  readonly data: Data;
  /** upcasters[i] converts version i + 1 to version i + 2; length is `version - 1`. */
  readonly upcasters: readonly Upcaster[];
}

/** An event as deciders produce and evolve it. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Data> ? DomainEvent<Type, Static<Data>> : never;

/** An event as projections and automations get it: upcast, decrypted, with position and time of recording. */
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
