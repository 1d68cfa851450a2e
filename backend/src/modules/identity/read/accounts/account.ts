import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { DistanceUnit, SpeedUnit } from '../../events/preferences-chosen.ts';

/** An account as its screens read it. */
export interface Account {
  readonly userId: number;
  readonly email: string;
  readonly username: string | null;
  readonly emailVerified: boolean;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly isAdmin: boolean;
  readonly distanceUnit: DistanceUnit;
  readonly speedUnit: SpeedUnit;
}

export function evolveAccount(
  account: Account | undefined,
  event: StoredEvent<AccountEvent>,
): Account | undefined {
  if (event.type === 'UserRegistered') {
    return {
      userId: event.data.userId,
      email: event.data.email,
      username: null,
      emailVerified: false,
      hasPassword: false,
      hasGoogle: false,
      isAdmin: false,
      distanceUnit: 'meters',
      speedUnit: 'km/h',
    };
  }
  if (account === undefined) return undefined;
  switch (event.type) {
    case 'EmailVerificationRequested':
      return { ...account, email: event.data.email };
    case 'EmailVerified':
      return { ...account, emailVerified: true };
    case 'DemoAccountOpened':
      return { ...account, emailVerified: true, hasPassword: true };
    case 'UsernameChosen':
      return { ...account, username: event.data.username };
    case 'GoogleLinked':
      return {
        ...account,
        emailVerified: true,
        hasGoogle: true,
        hasPassword: account.hasPassword && !event.data.discardedPassword,
      };
    case 'PasswordSet':
      return { ...account, hasPassword: true };
    case 'PasswordResetRequested':
    case 'RegistrationRepeated':
      return account;
    case 'PreferencesChosen':
      return {
        ...account,
        distanceUnit: event.data.distanceUnit,
        speedUnit: event.data.speedUnit,
      };
    case 'AdminGranted':
      return { ...account, isAdmin: true };
    case 'AdminRevoked':
      return { ...account, isAdmin: false };
    case 'AccountErased':
      return undefined;
  }
}
