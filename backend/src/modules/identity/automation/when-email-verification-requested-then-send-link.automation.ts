import { writtenFor } from '@rideline/detection-engine';
import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { ERASED } from '../../../kernel/event-store/fields.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { MAILER, type Mailer } from '../../../platform/mail/mailer.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { verificationMail } from '../adapters/mails.ts';
import { PendingRegistrations } from '../adapters/pending-registrations.ts';
import { accountOf, type EmailVerificationRequested } from '../events/account-events.ts';

const LINK_LIFETIME_MS = 24 * 3_600_000;

@Injectable()
export class WhenEmailVerificationRequestedThenSendLink implements Automation {
  readonly name = 'when_email_verification_requested_then_send_link';
  readonly reactsTo = ['EmailVerificationRequested'];

  constructor(
    private readonly links: MailLinks,
    private readonly pending: PendingRegistrations,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const { stream, data } = event as StoredEvent<EmailVerificationRequested>;
    const origin = await this.pending.origin(data.registrationId);
    if (data.email === ERASED || origin === undefined) return;
    const token = await this.links.issue('verify_email', accountOf(stream), LINK_LIFETIME_MS, {
      id: data.registrationId,
      browserSecretHash: origin.browserSecretHash,
    });
    const link = `${this.config.publicUrl}/verify-email?token=${token}`;
    await this.mailer.send(writtenFor(origin.language, () => verificationMail(data.email, link, origin)));
  }
}
