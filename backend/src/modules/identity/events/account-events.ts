import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, personal } from '../../../kernel/event-store/fields.ts';
import { MaxHeartRateChosen } from './health-events.ts';
import { PreferencesChosen, UsernameChosen } from './profile-events.ts';
import {
  AccountUsed,
  GoogleLinked,
  OidcLinked,
  PasswordLinkMade,
  PasswordResetRequested,
  PasswordSet,
} from './sign-in-events.ts';

/** An account was created for this email, which is not verified yet. */
export const UserRegistered = defineEvent({
  type: 'UserRegistered',
  version: 1,
  data: Type.Object({ userId: Id, email: personal(Type.String()) }),
});
export type UserRegistered = EventOf<typeof UserRegistered>;

/**
 * A registration waits for its email link; the same registration again when its link was asked for again. Opening the
 * link of one registration voids the others.
 */
export const EmailVerificationRequested = defineEvent({
  type: 'EmailVerificationRequested',
  version: 1,
  data: Type.Object({
    /** Id of the pending registration, which holds the password chosen with it. */
    registrationId: Type.String(),
    email: personal(Type.String()),
  }),
});
export type EmailVerificationRequested = EventOf<typeof EmailVerificationRequested>;

/** Someone registered the email of an account that is already verified. */
export const RegistrationRepeated = defineEvent({
  type: 'RegistrationRepeated',
  version: 1,
  data: Type.Object({ email: personal(Type.String()) }),
});
export type RegistrationRepeated = EventOf<typeof RegistrationRepeated>;

/** The link of this registration was opened, which verifies its email. */
export const EmailVerified = defineEvent({
  type: 'EmailVerified',
  version: 1,
  data: Type.Object({ registrationId: Type.String() }),
});
export type EmailVerified = EventOf<typeof EmailVerified>;

/** The email needs no link of its own: an invitation sent to it was accepted, or the operator vouches for it. */
export const EmailConfirmed = defineEvent({
  type: 'EmailConfirmed',
  version: 1,
  data: Type.Object({ by: Type.Union([Type.Literal('invitation'), Type.Literal('operator')]) }),
});
export type EmailConfirmed = EventOf<typeof EmailConfirmed>;

/** The account is the shared demo account: its password is public. */
export const DemoAccountOpened = defineEvent({
  type: 'DemoAccountOpened',
  version: 1,
  data: Type.Object({ userId: Id }),
});
export type DemoAccountOpened = EventOf<typeof DemoAccountOpened>;

/** Admin rights were granted on the command line, or by a group of the identity provider. */
export const AdminGranted = defineEvent({
  type: 'AdminGranted',
  version: 1,
  data: Type.Object({ by: Type.Union([Type.Literal('operator'), Type.Literal('group')]) }),
});
export type AdminGranted = EventOf<typeof AdminGranted>;

/** Admin rights were revoked on the command line, or the person is no longer in the group that granted them. */
export const AdminRevoked = defineEvent({ type: 'AdminRevoked', version: 1, data: Type.Object({}) });
export type AdminRevoked = EventOf<typeof AdminRevoked>;

/** The account was deleted: the key of its sealed fields is dropped and its data is deleted. */
export const AccountErased = defineEvent({ type: 'AccountErased', version: 1, data: Type.Object({}) });
export type AccountErased = EventOf<typeof AccountErased>;

/** Every event of an account's stream. */
export const accountEvents = [
  UserRegistered,
  EmailVerificationRequested,
  RegistrationRepeated,
  EmailVerified,
  EmailConfirmed,
  GoogleLinked,
  OidcLinked,
  PasswordSet,
  PasswordResetRequested,
  PasswordLinkMade,
  AccountUsed,
  UsernameChosen,
  PreferencesChosen,
  MaxHeartRateChosen,
  DemoAccountOpened,
  AdminGranted,
  AdminRevoked,
  AccountErased,
] as const;
export type AccountEvent =
  | UserRegistered
  | EmailVerificationRequested
  | RegistrationRepeated
  | EmailVerified
  | EmailConfirmed
  | GoogleLinked
  | OidcLinked
  | PasswordSet
  | PasswordResetRequested
  | PasswordLinkMade
  | AccountUsed
  | UsernameChosen
  | PreferencesChosen
  | MaxHeartRateChosen
  | DemoAccountOpened
  | AdminGranted
  | AdminRevoked
  | AccountErased;

const STREAM_PREFIX = 'account-';
export const accountStream = (userId: number) => `${STREAM_PREFIX}${userId}`;
export const accountOf = (stream: string): number => Number(stream.slice(STREAM_PREFIX.length));
