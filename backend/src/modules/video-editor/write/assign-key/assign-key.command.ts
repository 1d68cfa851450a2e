import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivationKeyAssigned } from '../../events/activation-key-assigned.ts';

export interface AssignKey {
  readonly userId: number;
  /** Already taken out of the pool for this account. */
  readonly key: string;
}

/** One key an account: asking again gives the same one. */
export const assignKey: Decide<string | null, AssignKey, ActivationKeyAssigned> = (command, key) =>
  key === null ? [{ type: 'ActivationKeyAssigned', data: command }] : [];
