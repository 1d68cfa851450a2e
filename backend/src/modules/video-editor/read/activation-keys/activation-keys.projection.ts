import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import type { ActivationKeyAssigned } from '../../events/activation-key-assigned.ts';

export interface ActivationKeyRow {
  readonly user_id: number;
  readonly key: string;
}

/** Keys by account: `read_activation_keys.activation_key`. */
export const activationKeysProjection = rowProjection<ActivationKeyRow, ActivationKeyAssigned>({
  name: 'activation_keys',
  version: 1,
  table: 'activation_key',
  key: 'user_id',
  columns: { user_id: 'bigint', key: 'text NOT NULL' },
  consumes: ['ActivationKeyAssigned'],
  keyOf: (event) => event.data.userId,
  evolve: (_row, event) => ({ user_id: event.data.userId, key: event.data.key }),
});
