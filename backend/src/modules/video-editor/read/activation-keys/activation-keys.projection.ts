import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { AccountErased } from '../../../identity/index.ts';
import type { ActivationKeyAssigned } from '../../events/activation-key-events.ts';

export interface AssignedKey {
  readonly userId: number;
  readonly key: string;
}

type ConsumedEvent = ActivationKeyAssigned | AccountErased;

/** `activation-key-7` and `account-7` are both of person 7. */
const personOf = (event: StoredEvent<ConsumedEvent>) =>
  Number(event.stream.slice(event.stream.lastIndexOf('-') + 1));

/** Activation keys by account: `read_activation_keys.activation_key`. */
export const activationKeysProjection = documentProjection<AssignedKey, ConsumedEvent>({
  name: 'activation_keys',
  version: 2,
  table: 'activation_key',
  key: 'user_id',
  columns: { user_id: { type: 'bigint', field: 'userId' } },
  consumes: ['ActivationKeyAssigned', AccountErased.type],
  keyOf: personOf,
  evolve: (_key, event) =>
    event.type === 'AccountErased' ? undefined : { userId: event.data.userId, key: event.data.key },
});
