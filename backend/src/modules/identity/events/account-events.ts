import { DemoAccountOpened } from './demo-account-opened.ts';
import { EmailVerificationRequested } from './email-verification-requested.ts';
import { EmailVerified } from './email-verified.ts';
import { PasswordSet } from './password-set.ts';
import { UserRegistered } from './user-registered.ts';
import { UsernameChosen } from './username-chosen.ts';

/** Every fact an account's stream can hold. */
export const accountEvents = [
  UserRegistered,
  EmailVerificationRequested,
  EmailVerified,
  PasswordSet,
  UsernameChosen,
  DemoAccountOpened,
] as const;
export type AccountEvent =
  UserRegistered | EmailVerificationRequested | EmailVerified | PasswordSet | DemoAccountOpened;

export const accountStream = (userId: number) => `account-${userId}`;
