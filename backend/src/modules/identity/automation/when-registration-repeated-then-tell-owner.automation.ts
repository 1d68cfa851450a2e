import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { ERASED } from '../../../kernel/event-store/personal.ts';
import { MAILER, type Mailer } from '../../../kernel/mail/mailer.ts';
import { alreadyRegisteredMail } from '../adapters/mails.ts';
import { PendingRegistrations } from '../adapters/pending-registrations.ts';
import { AccountCommands } from '../write/account-commands.ts';
import type { RegistrationRepeated } from '../events/registration-repeated.ts';

const STREAM_PREFIX = 'account-';

/** The owner hears of it by mail while whoever tried sees no difference; the password tried is forgotten. */
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
    const userId = Number(stream.slice(STREAM_PREFIX.length));
    await this.pending.forget(userId);
    // Erased meanwhile: a mail would outlive what was removed.
    if ((await this.accounts.load(userId)).state.status !== 'open') return;
    if (data.email !== ERASED) await this.mailer.send(alreadyRegisteredMail(data.email));
  }
}
