import type { ClockName } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { conflict } from '../../../platform/errors/domain-error.ts';
import {
  type AccountState,
  GOOGLE_ISSUER,
  type OpenAccount,
  type ProviderIdentity,
  type ProvenIdentity,
} from '../account.aggregate.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { newAccount } from './new-account.ts';

export interface SignInWithProvider extends ProvenIdentity {
  readonly userId: number;
  /** The clock that a new account begins with. */
  readonly clock: ClockName;
}

export const isLinked = (account: OpenAccount, { issuer, subject }: ProviderIdentity) =>
  account.identities.some((identity) => identity.issuer === issuer && identity.subject === subject);

/**
 * Opens an account for the identity, or links it to the existing account with its email. If that email was never
 * verified, somebody else may have registered it: a password set on the account is discarded.
 */
export const signInWithProvider: Decide<AccountState, SignInWithProvider, AccountEvent> = (
  command,
  state,
) => {
  switch (state.status) {
    case 'absent':
      return [...newAccount(command), linked(command, false), ...adminChange(command, false, false)];
    case 'erased':
      throw conflict('This account was deleted');
    case 'open': {
      const changes = adminChange(command, state.isAdmin, state.isAdminByGroup);
      if (isLinked(state, command)) return changes;
      const hasOther = state.identities.some(({ issuer }) => issuer === command.issuer);
      if (hasOther || !command.mayJoin || state.isDemo) {
        throw conflict('An account with this email already exists. Please log in with your password.');
      }
      return [linked(command, !state.emailVerified), ...changes];
    }
  }
};

function linked(
  { issuer, subject, emailVerified }: SignInWithProvider,
  discardedPassword: boolean,
): AccountEvent {
  return issuer === GOOGLE_ISSUER
    ? { type: 'GoogleLinked', data: { googleSubject: subject, discardedPassword } }
    : { type: 'OidcLinked', data: { issuer, subject, emailVerified, discardedPassword } };
}

function adminChange(
  { isInAdminGroup }: SignInWithProvider,
  isAdmin: boolean,
  isAdminByGroup: boolean,
): AccountEvent[] {
  if (isInAdminGroup && !isAdmin) return [{ type: 'AdminGranted', data: { by: 'group' } }];
  return isAdminByGroup && !isInAdminGroup ? [{ type: 'AdminRevoked', data: {} }] : [];
}
