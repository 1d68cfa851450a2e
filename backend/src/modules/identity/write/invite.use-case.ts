import { slice } from '../../../kernel/slices.ts';
import { CONFIG } from '../../../platform/config/config.ts';
import { conflict, forbidden, invalid } from '../../../platform/errors/domain-error.ts';
import { isPlainAddress } from '../../../platform/config/address.ts';
import { MAILER } from '../../../platform/mail/mailer.ts';
import { EmailClaims, isPlain } from '../adapters/email-claims.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { invitationMail } from '../adapters/mails.ts';
import { AccountCommands } from './account-commands.ts';

const DAYS = 7;

/**
 * Mails a link that opens one account of this email; results in the link. A later invitation of the same email takes the
 * place of the one before. Sent by the command line only.
 */
export const InviteCommand = slice(
  [AccountCommands, EmailClaims, MailLinks, MAILER, CONFIG],
  (commands, emails, links, mailer, config) => async (email: string) => {
    if (!isPlainAddress(email) || !isPlain(email)) throw invalid(`${email} is not an email address`);
    if (config.registration === 'closed') throw forbidden('This site does not take new accounts.');
    const userId = await emails.claim(email);
    const { state } = await commands.load(userId);
    if (state.status === 'open' && state.emailVerified) {
      throw conflict(`There is already an account with the email ${email}`);
    }
    const token = await links.issue('invitation', userId, DAYS * 86_400_000);
    const link = `${config.publicUrl}/register?invitation=${token}`;
    await mailer.send(invitationMail(email, link, DAYS));
    return link;
  },
);
