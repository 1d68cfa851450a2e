import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import type { AccountEvent } from '../../events/account-events.ts';

/** One account as its screens read it. */
export interface AccountRow {
  readonly user_id: number;
  readonly email: string;
  readonly username: string | null;
  readonly email_verified: boolean;
  readonly auth_provider: 'email' | 'google' | 'both';
  readonly is_admin: boolean;
  readonly preferred_distance_unit: 'meters' | 'yards' | 'feet';
  readonly preferred_speed_unit: 'km/h' | 'mph' | 'm/s';
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
      auth_provider: 'email',
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
    case 'DemoAccountOpened':
      return { ...row, email_verified: true };
    case 'UsernameChosen':
      return { ...row, username: event.data.username };
    case 'PasswordSet':
      return row;
  }
}
