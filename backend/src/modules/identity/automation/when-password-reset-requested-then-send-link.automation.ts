import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { ERASED } from '../../../kernel/event-store/fields.ts';
import { MAILER, type Mailer } from '../../../platform/mail/mailer.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { passwordResetMail } from '../adapters/mails.ts';
import { accountOf } from '../events/account-events.ts';
import type { PasswordResetRequested } from '../events/sign-in-events.ts';
import { AccountCommands } from '../write/account-commands.ts';

const LINK_LIFETIME_MS = 3_600_000;

@Injectable()
export class WhenPasswordResetRequestedThenSendLink implements Automation {
  readonly name = 'when_password_reset_requested_then_send_link';
  readonly reactsTo = ['PasswordResetRequested'];

  constructor(
    private readonly accounts: AccountCommands,
    private readonly links: MailLinks,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const { stream, data } = event as StoredEvent<PasswordResetRequested>;
    if (data.email === ERASED) return;
    const userId = accountOf(stream);
    // Nothing is sent to an account that was erased in the meantime: the mail would outlive its data.
    if ((await this.accounts.load(userId)).state.status !== 'open') return;
    const token = await this.links.issue('reset_password', userId, LINK_LIFETIME_MS);
    await this.mailer.send(
      passwordResetMail(data.email, `${this.config.publicUrl}/reset-password?token=${token}`),
    );
  }
}
