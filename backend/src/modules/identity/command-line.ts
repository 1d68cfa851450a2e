/** What the command line uses of this module. */
export { EmailClaims } from './adapters/email-claims.ts';
export { GrantAdminCommand } from './write/grant-admin/grant-admin.use-case.ts';
