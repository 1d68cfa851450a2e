import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { ERASED } from '../../../kernel/event-store/personal.ts';
import { MAILER, type Mailer } from '../../../kernel/mail/mailer.ts';
import { alreadyRegisteredMail } from '../adapters/mails.ts';
import { PendingRegistrations } from '../adapters/pending-registrations.ts';
import type { RegistrationRepeated } from '../events/registration-repeated.ts';

const STREAM_PREFIX = 'account-';

/** The owner hears of it by mail while whoever tried sees no difference; the password tried is forgotten. */
@Injectable()
export class WhenRegistrationRepeatedThenTellOwner implements Automation {
  readonly name = 'when_registration_repeated_then_tell_owner';
  readonly reactsTo = ['RegistrationRepeated'];

  constructor(
    private readonly pending: PendingRegistrations,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const { stream, data } = event as StoredEvent<RegistrationRepeated>;
    await this.pending.forget(Number(stream.slice(STREAM_PREFIX.length)));
    if (data.email !== ERASED) await this.mailer.send(alreadyRegisteredMail(data.email));
  }
}
