import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isStorable } from '../../platform/database/storable.ts';
import {
  DuplicateEventType,
  InvalidEventData,
  UnknownEventType,
  UnknownEventVersion,
} from './event-codec.errors.ts';
import type { EventDefinition, Upcaster } from './event-definition.ts';
import { instantOf, PERSONAL } from './fields.ts';
import type { JsonObject } from './json.ts';

/** A registered event type and its schema. */
export interface KnownEvent {
  readonly type: string;
  readonly version: number;
  /** Names of the fields to seal. */
  readonly personalFields: readonly string[];
  /** Returns the data if it matches the schema. @throws InvalidEventData */
  checked(data: unknown): JsonObject;
  /** Converts data of an older version to the current one. @throws UnknownEventVersion */
  upcast(data: JsonObject, version: number): JsonObject;
}

/** Registry of the event types of all modules. */
export class EventCatalog {
  private readonly ajv = addFormats
    .default(new Ajv({ validateSchema: false, strict: true, allowUnionTypes: true }), [
      'date',
      'date-time',
      'uri',
      'uuid',
    ])
    .addKeyword(PERSONAL)
    .addFormat('instant', (text: string) => instantOf(text) === text);
  private readonly known = new Map<string, KnownEvent>();

  /** @throws DuplicateEventType */
  register(...definitions: readonly EventDefinition[]): void {
    for (const definition of definitions) {
      if (this.known.has(definition.type)) throw new DuplicateEventType(definition.type);
      this.known.set(definition.type, knownEvent(definition, this.ajv));
    }
  }

  /** @throws UnknownEventType */
  find(type: string): KnownEvent {
    const known = this.known.get(type);
    if (known === undefined) throw new UnknownEventType(type);
    return known;
  }
}

function knownEvent({ type, version, data, upcasters }: EventDefinition, ajv: Ajv): KnownEvent {
  let compiled: ValidateFunction | undefined;
  const personalFields = Object.entries(data.properties).flatMap(([field, schema]) =>
    schema[PERSONAL] === true ? [field] : [],
  );
  return {
    type,
    version,
    personalFields,
    checked(candidate) {
      const validate = (compiled ??= ajv.compile({ ...data, additionalProperties: false }));
      if (!validate(candidate)) throw new InvalidEventData(type, ajv.errorsText(validate.errors));
      if (!isStorable(candidate))
        throw new InvalidEventData(type, 'data holds text that Postgres cannot store');
      return candidate as JsonObject;
    },
    upcast: (old, from) => upcast(old, from, { type, version, upcasters }),
  };
}

function upcast(
  data: JsonObject,
  from: number,
  { type, version, upcasters }: { type: string; version: number; upcasters: readonly Upcaster[] },
): JsonObject {
  if (from > version) throw new UnknownEventVersion(type, from, version);
  return upcasters
    .slice(from - 1)
    .reduce<Record<string, unknown>>((older, toNext) => toNext(older), data) as JsonObject;
}
