/** The door for the command line. */
export { EmailClaims } from './adapters/email-claims.ts';
export { GrantAdminCommand } from './write/grant-admin/grant-admin.use-case.ts';
