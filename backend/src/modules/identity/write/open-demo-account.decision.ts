import type { Decide } from '../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';

export interface OpenDemoAccount {
  readonly userId: number;
  readonly email: string;
}

/** Happens once. Demo sessions that were removed later are not uploaded again. */
export const openDemoAccount: Decide<AccountState, OpenDemoAccount, AccountEvent> = (command, state) => {
  if (state.status !== 'absent') return [];
  return [
    { type: 'UserRegistered', data: { userId: command.userId, email: command.email } },
    { type: 'DemoAccountOpened', data: { userId: command.userId } },
  ];
};
