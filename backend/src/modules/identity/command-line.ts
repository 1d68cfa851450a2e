/** The door for the command line. */
export { EmailClaims } from './adapters/email-claims.ts';
export { ChoosePreferencesCommand } from './write/choose-preferences.use-case.ts';
export { ChooseUsernameCommand } from './write/choose-username.use-case.ts';
export { EraseAccountCommand } from './write/erase-account.use-case.ts';
export { GrantAdminCommand } from './write/grant-admin.use-case.ts';
export { InviteCommand } from './write/invite.use-case.ts';
export { MakePasswordLinkCommand } from './write/make-password-link.use-case.ts';
export { RecordUseCommand } from './write/record-use.use-case.ts';
export { RegisterCommand } from './write/register.use-case.ts';
export { VerifyEmailCommand } from './write/verify-email.use-case.ts';
