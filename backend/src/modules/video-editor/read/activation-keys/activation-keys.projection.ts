import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { AccountErased } from '../../../identity/index.ts';
import type { ActivationKeyAssigned } from '../../events/activation-key-assigned.ts';

export interface ActivationKeyRow {
  readonly user_id: number;
  readonly key: string;
}

type ConsumedEvent = ActivationKeyAssigned | AccountErased;

/** `activation-key-7` and `account-7` are both of person 7. */
const personOf = (event: StoredEvent<ConsumedEvent>) =>
  Number(event.stream.slice(event.stream.lastIndexOf('-') + 1));

/** Keys by account: `read_activation_keys.activation_key`. */
export const activationKeysProjection = rowProjection<ActivationKeyRow, ConsumedEvent>({
  name: 'activation_keys',
  version: 1,
  table: 'activation_key',
  key: 'user_id',
  fields: { user_id: 'bigint', key: 'text NOT NULL' },
  consumes: ['ActivationKeyAssigned', AccountErased.type],
  keyOf: personOf,
  evolve: (_row, event) =>
    event.type === 'AccountErased' ? undefined : { user_id: event.data.userId, key: event.data.key },
});
