import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivationKeyAssigned } from '../events/activation-key-events.ts';

export interface AssignKey {
  readonly userId: number;
  /** Reserved in the pool for this account. */
  readonly key: string;
}

/** An account keeps its first key. */
export const assignKey: Decide<string | null, AssignKey, ActivationKeyAssigned> = (command, key) =>
  key === null ? [{ type: 'ActivationKeyAssigned', data: command }] : [];
