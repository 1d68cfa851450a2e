import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { ERASED } from '../../../kernel/event-store/fields.ts';
import { MAILER, type Mailer } from '../../../platform/mail/mailer.ts';
import { alreadyRegisteredMail } from '../adapters/mails.ts';
import { PendingRegistrations } from '../adapters/pending-registrations.ts';
import { accountOf, type RegistrationRepeated } from '../events/account-events.ts';
import { AccountCommands } from '../write/account-commands.ts';

/** Mails the owner, and deletes the password of the repeated registration. Its HTTP answer shows no difference. */
@Injectable()
export class WhenRegistrationRepeatedThenTellOwner implements Automation {
  readonly name = 'when_registration_repeated_then_tell_owner';
  readonly reactsTo = ['RegistrationRepeated'];

  constructor(
    private readonly accounts: AccountCommands,
    private readonly pending: PendingRegistrations,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const { stream, data } = event as StoredEvent<RegistrationRepeated>;
    const userId = accountOf(stream);
    await this.pending.deleteAll(userId);
    // Nothing is sent to an account that was erased in the meantime: the mail would outlive its data.
    if ((await this.accounts.load(userId)).state.status !== 'open') return;
    if (data.email !== ERASED) await this.mailer.send(alreadyRegisteredMail(data.email));
  }
}
