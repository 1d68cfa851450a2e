import { slice } from '../../../kernel/slices.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { EmailClaims } from '../adapters/email-claims.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { AccountCommands } from './account-commands.ts';
import { grantAdmin } from './grant-admin.decision.ts';

/**
 * Grants or revokes admin rights; results in true if that changed something. Revoking also ends every login session of
 * the account. Sent by the command line only.
 */
export const GrantAdminCommand = slice(
  [AccountCommands, EmailClaims, LoginSessions],
  (commands, emails, sessions) => async (email: string, admin: boolean) => {
    const userId = await emails.find(email);
    if (userId === undefined) throw notFound(`There is no account with the email ${email}`);
    const context = { actor: userId, correlation: 'command-line' };
    const { events } = await commands.run(context, grantAdmin, { admin });
    if (!admin) await sessions.closeAll(userId);
    return events.length > 0;
  },
);
