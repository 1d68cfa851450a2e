import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf } from '../../identity/index.ts';
import type { ActivationKeyAssigned } from '../events/activation-key-events.ts';

export interface AssignedKey {
  readonly userId: number;
  readonly key: string;
}

type ConsumedEvent = ActivationKeyAssigned | AccountErased;

/** Activation keys by account: `read_activation_keys.activation_key`. */
export const activationKeysProjection = documentProjection<AssignedKey, ConsumedEvent>({
  name: 'activation_keys',
  version: 2,
  table: 'activation_key',
  key: 'user_id',
  columns: { user_id: { type: 'bigint', field: 'userId' } },
  consumes: ['ActivationKeyAssigned', AccountErased.type],
  keyOf: (event) => (event.type === 'AccountErased' ? accountOf(event.stream) : event.data.userId),
  evolve: (_key, event) =>
    event.type === 'AccountErased' ? undefined : { userId: event.data.userId, key: event.data.key },
});
