import type { Decide } from '../../../kernel/decider/decider.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import type { AccountState } from '../account.aggregate.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { newAccount } from './new-account.ts';
import type { Register } from './register.decision.ts';

export const invalidInvitation = () =>
  invalid('This invitation is invalid or has expired. Please ask for a new one.', 'link_invalid');

/** Opens the account that the invitation is for. Whoever has it proves the email by it. */
export const acceptInvitation: Decide<AccountState, Omit<Register, 'registrationId'>, AccountEvent> = (
  command,
  state,
) => {
  if (state.status === 'erased' || (state.status === 'open' && state.emailVerified))
    throw invalidInvitation();
  return [
    ...(state.status === 'absent' ? newAccount(command) : []),
    { type: 'EmailConfirmed', data: { by: 'invitation' } },
    { type: 'PasswordSet', data: { how: 'registered' } },
  ];
};
