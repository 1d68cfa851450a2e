import type { Aggregate } from '../../kernel/decider/decider.ts';
import type { ActivationKeyAssigned } from './events/activation-key-events.ts';

/** The account's key; null before one is assigned. */
export const activationKey: Aggregate<string | null, ActivationKeyAssigned> = {
  initialState: null,
  evolve: (_key, event) => event.data.key,
};
