import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { conflict, forbidden, invalid } from '../../../platform/errors/domain-error.ts';
import { isPlainAddress } from '../../../platform/config/address.ts';
import { MAILER, type Mailer } from '../../../platform/mail/mailer.ts';
import { EmailClaims, isPlain } from '../adapters/email-claims.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { invitationMail } from '../adapters/mails.ts';
import { AccountCommands } from './account-commands.ts';

const DAYS = 7;

/** Mails a link that opens one account of this email; results in the link. Sent by the command line only. */
export class InviteCommand extends Command<string> {
  constructor(readonly email: string) {
    super();
  }
}

/** A later invitation of the same email takes the place of the one before. */
@CommandHandler(InviteCommand)
export class InviteHandler implements ICommandHandler<InviteCommand> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly emails: EmailClaims,
    private readonly links: MailLinks,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ email }: InviteCommand): Promise<string> {
    if (!isPlainAddress(email) || !isPlain(email)) throw invalid(`${email} is not an email address`);
    if (this.config.registration === 'closed') throw forbidden('This site does not take new accounts.');
    const userId = await this.emails.claim(email);
    const { state } = await this.commands.load(userId);
    if (state.status === 'open' && state.emailVerified) {
      throw conflict(`There is already an account with the email ${email}`);
    }
    const token = await this.links.issue('invitation', userId, DAYS * 86_400_000);
    const link = `${this.config.publicUrl}/register?invitation=${token}`;
    await this.mailer.send(invitationMail(email, link, DAYS));
    return link;
  }
}
