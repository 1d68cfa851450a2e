import type { Aggregate } from '../../../kernel/decider/decider.ts';
import type { ActivationKeyAssigned } from '../events/activation-key-assigned.ts';

/** The account's key; null for none yet. */
export const activationKey: Aggregate<string | null, ActivationKeyAssigned> = {
  initialState: null,
  evolve: (_key, event) => event.data.key,
};
