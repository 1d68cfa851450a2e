import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_TIME_DISPLAY } from '@rideline/detection-engine';
import { sliceOf } from '../../../kernel/slices.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { invalid, notFound } from '../../../platform/errors/domain-error.ts';
import { isPlainAddress } from '../../../platform/config/address.ts';
import { account } from '../account.aggregate.ts';
import { EmailClaims, isPlain } from '../adapters/email-claims.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { accountStream } from '../events/account-events.ts';
import { createAccount, makePasswordLink } from './make-password-link.decision.ts';

const DAY_MS = 86_400_000;
/** A new person may not look at once; whoever asked for a new password waits for it. */
const LIFETIME_MS = { create: 7 * DAY_MS, reset: DAY_MS };

@Injectable()
export class MakePasswordLinkHandler {
  constructor(
    private readonly runner: CommandRunner,
    private readonly emails: EmailClaims,
    private readonly links: MailLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(
    email: string,
    /** Whether the account is opened with it. */
    purpose: keyof typeof LIFETIME_MS,
    /** Who runs the command, by the name that the operating system knows them by. */
    operator: string,
  ): Promise<string> {
    const userId = purpose === 'create' ? await this.claim(email) : await this.find(email);
    const run = {
      aggregate: account,
      stream: accountStream(userId),
      metadata: { actor: `operator ${operator}`, correlation: 'command-line', subject: String(userId) },
    };
    if (purpose === 'create') {
      const command = { userId, email, clock: DEFAULT_TIME_DISPLAY.clock };
      await this.runner.run({ ...run, decide: createAccount, command });
    } else {
      await this.runner.run({ ...run, decide: makePasswordLink, command: { email } });
    }
    const token = await this.links.issue('operator_reset', userId, LIFETIME_MS[purpose]);
    return `${this.config.publicUrl}/reset-password?token=${token}`;
  }

  private claim(email: string): Promise<number> {
    if (!isPlainAddress(email) || !isPlain(email)) throw invalid(`${email} is not an email address`);
    return this.emails.claim(email);
  }

  private async find(email: string): Promise<number> {
    const userId = await this.emails.find(email);
    if (userId === undefined) throw notFound(`There is no account with the email ${email}`);
    return userId;
  }
}

/** Makes a link by which a person sets a password; results in the link. Sent by the command line only. */
export const MakePasswordLinkCommand = sliceOf(MakePasswordLinkHandler);
