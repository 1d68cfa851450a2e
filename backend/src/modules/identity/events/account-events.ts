import { AccountErased } from './account-erased.ts';
import { AdminGranted } from './admin-granted.ts';
import { AdminRevoked } from './admin-revoked.ts';
import { DemoAccountOpened } from './demo-account-opened.ts';
import { EmailVerificationRequested } from './email-verification-requested.ts';
import { EmailVerified } from './email-verified.ts';
import { GoogleLinked } from './google-linked.ts';
import { PasswordResetRequested } from './password-reset-requested.ts';
import { PasswordSet } from './password-set.ts';
import { PreferencesChosen } from './preferences-chosen.ts';
import { RegistrationRepeated } from './registration-repeated.ts';
import { UserRegistered } from './user-registered.ts';
import { UsernameChosen } from './username-chosen.ts';

/** Every fact an account's stream can hold. */
export const accountEvents = [
  UserRegistered,
  EmailVerificationRequested,
  RegistrationRepeated,
  EmailVerified,
  GoogleLinked,
  PasswordSet,
  PasswordResetRequested,
  UsernameChosen,
  PreferencesChosen,
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
  | GoogleLinked
  | PasswordSet
  | PasswordResetRequested
  | UsernameChosen
  | PreferencesChosen
  | DemoAccountOpened
  | AdminGranted
  | AdminRevoked
  | AccountErased;

export const accountStream = (userId: number) => `account-${userId}`;
