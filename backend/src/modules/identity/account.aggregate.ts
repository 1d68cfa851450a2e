import { DEFAULT_TIME_DISPLAY, DEFAULT_UNITS } from '@rideline/detection-engine';
import type { Aggregate } from '../../kernel/decider/decider.ts';
import type { AccountEvent } from './events/account-events.ts';
import { maxHeartRateOf } from './events/health-events.ts';
import type { PreferencesChosen } from './events/profile-events.ts';

/** A person at an identity provider. The subject is never reassigned, unlike an email. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** What a provider proved about a person. */
export interface ProvenIdentity extends ProviderIdentity {
  readonly email: string;
  /** The provider vouches for the email. */
  readonly emailVerified: boolean;
  /** Only then is an existing account with this email linked. */
  readonly mayJoin: boolean;
  /** The person is in the group whose members are admins. */
  readonly isInAdminGroup: boolean;
}

export const GOOGLE_ISSUER = 'https://accounts.google.com';

export interface OpenAccount extends Readonly<PreferencesChosen['data']> {
  readonly status: 'open';
  readonly userId: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly hasPassword: boolean;
  /** The identities that log in to this account, at most one of each issuer. */
  readonly identities: readonly ProviderIdentity[];
  readonly username: string | null;
  readonly isAdmin: boolean;
  /** The rights come from a group of the identity provider and end with it. */
  readonly isAdminByGroup: boolean;
  readonly isDemo: boolean;
  /** Registrations whose links still work. Some of them may have been made by somebody else. */
  readonly pendingRegistrations: readonly string[];
  /** The registration whose link verified the email. */
  readonly confirmedRegistration: string | null;
  /** The latest recorded day of use, as YYYY-MM-DD in California. */
  readonly lastUsedDay: string | null;
  /** False while units and times are the defaults of every account. */
  readonly hasChosenPreferences: boolean;
  /** Beats per minute; null until it is chosen. */
  readonly maxHeartRate: number | null;
}

export type AccountState = { readonly status: 'absent' } | OpenAccount | { readonly status: 'erased' };

/** The fold of an `account-<id>` stream: commands decide on it, and the accounts read model stores it. */
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
          pendingRegistrations: [
            ...state.pendingRegistrations.filter((id) => id !== event.data.registrationId),
            event.data.registrationId,
          ],
        };
      case 'EmailVerified':
        return {
          ...state,
          emailVerified: true,
          pendingRegistrations: [],
          confirmedRegistration: event.data.registrationId,
        };
      case 'EmailConfirmed':
        return { ...state, emailVerified: true, pendingRegistrations: [] };
      case 'GoogleLinked':
        return {
          ...state,
          ...linked(state, { issuer: GOOGLE_ISSUER, subject: event.data.googleSubject }),
          emailVerified: true,
          hasPassword: state.hasPassword && !event.data.discardedPassword,
        };
      case 'OidcLinked':
        return {
          ...state,
          ...linked(state, event.data),
          emailVerified: state.emailVerified || event.data.emailVerified,
          hasPassword: state.hasPassword && !event.data.discardedPassword,
        };
      case 'PasswordSet':
        return { ...state, hasPassword: true };
      case 'PasswordResetRequested':
      case 'PasswordLinkMade':
      case 'RegistrationRepeated':
        return state;
      case 'AccountUsed':
        return { ...state, lastUsedDay: event.data.day };
      case 'UsernameChosen':
        return { ...state, username: event.data.username };
      case 'PreferencesChosen':
        return { ...state, ...event.data, hasChosenPreferences: true };
      case 'MaxHeartRateChosen':
        return { ...state, maxHeartRate: maxHeartRateOf(event.data) };
      case 'DemoAccountOpened':
        return { ...state, emailVerified: true, hasPassword: true, isDemo: true };
      case 'AdminGranted':
        return { ...state, isAdmin: true, isAdminByGroup: event.data.by === 'group' };
      case 'AdminRevoked':
        return { ...state, isAdmin: false, isAdminByGroup: false };
      case 'AccountErased':
        return { status: 'erased' };
    }
  },
};

const linked = ({ identities }: OpenAccount, { issuer, subject }: ProviderIdentity) => ({
  pendingRegistrations: [],
  identities: [...identities, { issuer, subject }],
});

const registered = (userId: number, email: string): OpenAccount => ({
  status: 'open',
  userId,
  email,
  emailVerified: false,
  hasPassword: false,
  identities: [],
  username: null,
  ...DEFAULT_UNITS,
  ...DEFAULT_TIME_DISPLAY,
  isAdmin: false,
  isAdminByGroup: false,
  isDemo: false,
  pendingRegistrations: [],
  confirmedRegistration: null,
  lastUsedDay: null,
  hasChosenPreferences: false,
  maxHeartRate: null,
});
