import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../kernel/errors/domain-error.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { DistanceUnit, SpeedUnit } from '../events/preferences-chosen.ts';

export interface OpenAccount {
  readonly status: 'open';
  readonly userId: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly hasPassword: boolean;
  readonly googleSubject: string | null;
  readonly username: string | null;
  readonly units: { readonly distance: DistanceUnit; readonly speed: SpeedUnit };
  readonly isAdmin: boolean;
  readonly isDemo: boolean;
  /** Registrations whose links still count: somebody else may have made some of them. */
  readonly pendingRegistrations: readonly string[];
  /** The registration whose link proved the e-mail. */
  readonly confirmedRegistration: string | null;
}

/** What the account's commands decide on. */
export type AccountState = { readonly status: 'absent' } | OpenAccount | { readonly status: 'erased' };

export const account: Aggregate<AccountState, AccountEvent> = {
  initialState: { status: 'absent' },
  evolve(state, event) {
    if (event.type === 'UserRegistered') return registered(event.data.userId, event.data.email);
    if (state.status !== 'open') return state;
    switch (event.type) {
      case 'EmailVerificationRequested':
        return {
          ...state,
          email: event.data.email,
          pendingRegistrations: [...state.pendingRegistrations, event.data.registrationId],
        };
      case 'EmailVerified':
        return {
          ...state,
          emailVerified: true,
          pendingRegistrations: [],
          confirmedRegistration: event.data.registrationId,
        };
      case 'GoogleLinked':
        return {
          ...state,
          emailVerified: true,
          pendingRegistrations: [],
          googleSubject: event.data.googleSubject,
          hasPassword: state.hasPassword && !event.data.discardedPassword,
        };
      case 'PasswordSet':
        return { ...state, hasPassword: true };
      case 'PasswordResetRequested':
      case 'RegistrationRepeated':
        return state;
      case 'UsernameChosen':
        return { ...state, username: event.data.username };
      case 'PreferencesChosen':
        return { ...state, units: { distance: event.data.distanceUnit, speed: event.data.speedUnit } };
      case 'DemoAccountOpened':
        return { ...state, emailVerified: true, hasPassword: true, isDemo: true };
      case 'AdminGranted':
        return { ...state, isAdmin: true };
      case 'AdminRevoked':
        return { ...state, isAdmin: false };
      case 'AccountErased':
        return { status: 'erased' };
    }
  },
};

function registered(userId: number, email: string): OpenAccount {
  return {
    status: 'open',
    userId,
    email,
    emailVerified: false,
    hasPassword: false,
    googleSubject: null,
    username: null,
    units: { distance: 'meters', speed: 'km/h' },
    isAdmin: false,
    isDemo: false,
    pendingRegistrations: [],
    confirmedRegistration: null,
  };
}

/** @throws DomainError not_found for an account that isn't there or was erased */
export function openAccount(state: AccountState): OpenAccount {
  if (state.status !== 'open') throw notFound('Account not found');
  return state;
}
