import { SealingKeyMissing } from '../sealing/sealing.errors.ts';
import type { Keyring } from '../sealing/keyring.ts';
import type { JsonObject } from './json.ts';
import { ERASED } from './fields.ts';

const contextOf = (eventId: string, field: string) => `${eventId}.${field}`;

export interface SealedData {
  readonly data: JsonObject;
  readonly sealed: readonly string[];
}

/** Seals the string fields, bound to the event's id. Null and absent fields are left unchanged. */
export function sealFields(
  eventId: string,
  data: JsonObject,
  fields: readonly string[],
  key: Keyring,
): SealedData {
  const sealed = fields.filter((field) => typeof data[field] === 'string');
  const envelopes = sealed.map((field) => {
    const envelope = key.seal(Buffer.from(data[field] as string), contextOf(eventId, field));
    return [field, envelope] as const;
  });
  return { data: { ...data, ...Object.fromEntries(envelopes) }, sealed };
}

/**
 * @param key undefined if the person was erased; the fields then read ERASED
 * @throws SealBroken
 */
export function openFields(
  eventId: string,
  data: JsonObject,
  sealed: readonly string[],
  key: Keyring | undefined,
): JsonObject {
  const opened: Record<string, JsonObject[string]> = { ...data };
  for (const field of sealed)
    opened[field] = openField(data[field] as string, contextOf(eventId, field), key);
  return opened;
}

function openField(envelope: string, context: string, key: Keyring | undefined): string {
  if (key === undefined) return ERASED;
  try {
    return key.open(envelope, context).toString();
  } catch (error) {
    if (error instanceof SealingKeyMissing) return ERASED;
    throw error;
  }
}
