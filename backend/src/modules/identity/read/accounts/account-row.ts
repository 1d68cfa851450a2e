import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { DistanceUnit, SpeedUnit } from '../../events/preferences-chosen.ts';

/** One account as its screens read it. */
export interface AccountRow {
  readonly user_id: number;
  readonly email: string;
  readonly username: string | null;
  readonly email_verified: boolean;
  readonly has_password: boolean;
  readonly has_google: boolean;
  readonly is_admin: boolean;
  readonly preferred_distance_unit: DistanceUnit;
  readonly preferred_speed_unit: SpeedUnit;
  readonly created_at: string;
}

/** The row after the event; pure. */
export function evolveAccountRow(
  row: AccountRow | undefined,
  event: StoredEvent<AccountEvent>,
): AccountRow | undefined {
  if (event.type === 'UserRegistered') {
    return {
      user_id: event.data.userId,
      email: event.data.email,
      username: null,
      email_verified: false,
      has_password: false,
      has_google: false,
      is_admin: false,
      preferred_distance_unit: 'meters',
      preferred_speed_unit: 'km/h',
      created_at: event.recordedAt.toISOString(),
    };
  }
  if (row === undefined) return undefined;
  switch (event.type) {
    case 'EmailVerificationRequested':
      return { ...row, email: event.data.email };
    case 'EmailVerified':
      return { ...row, email_verified: true };
    case 'DemoAccountOpened':
      return { ...row, email_verified: true, has_password: true };
    case 'UsernameChosen':
      return { ...row, username: event.data.username };
    case 'GoogleLinked':
      return {
        ...row,
        email_verified: true,
        has_google: true,
        has_password: row.has_password && !event.data.discardedPassword,
      };
    case 'PasswordSet':
      return { ...row, has_password: true };
    case 'PasswordResetRequested':
    case 'RegistrationRepeated':
      return row;
    case 'PreferencesChosen':
      return {
        ...row,
        preferred_distance_unit: event.data.distanceUnit,
        preferred_speed_unit: event.data.speedUnit,
      };
    case 'AdminGranted':
      return { ...row, is_admin: true };
    case 'AdminRevoked':
      return { ...row, is_admin: false };
    case 'AccountErased':
      return undefined;
  }
}
