/** The door for the command line. */
export { EmailClaims } from './adapters/email-claims.ts';
export { ChoosePreferencesCommand } from './write/choose-preferences/choose-preferences.use-case.ts';
export { ChooseUsernameCommand } from './write/choose-username/choose-username.use-case.ts';
export { EraseAccountCommand } from './write/erase-account/erase-account.use-case.ts';
export { GrantAdminCommand } from './write/grant-admin/grant-admin.use-case.ts';
export { InviteCommand } from './write/invite/invite.use-case.ts';
export { MakePasswordLinkCommand } from './write/make-password-link/make-password-link.use-case.ts';
export { RecordUseCommand } from './write/record-use/record-use.use-case.ts';
export { RegisterCommand } from './write/register/register.use-case.ts';
export { VerifyEmailCommand } from './write/verify-email/verify-email.use-case.ts';
