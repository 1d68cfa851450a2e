import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { MaxHeartRateChosen } from './health-events.ts';
import { PreferencesChosen, UsernameChosen } from './profile-events.ts';
import {
  DemoAccountOpened,
  EmailConfirmed,
  EmailVerificationRequested,
  EmailVerified,
  RegistrationRepeated,
  UserRegistered,
} from './registration-events.ts';
import {
  AccountUsed,
  GoogleLinked,
  OidcLinked,
  PasswordLinkMade,
  PasswordResetRequested,
  PasswordSet,
} from './sign-in-events.ts';

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
