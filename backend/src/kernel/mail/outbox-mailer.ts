import { isPlainAddress } from './address.ts';
import type { Mail, Mailer } from './mailer.ts';
import { composed, messageOf, type Sender } from './message.ts';
import type { Outbox } from './outbox.ts';

/** Writes each email to the outbox, for installations without a mail server. */
export class OutboxMailer implements Mailer {
  constructor(
    private readonly outbox: Outbox,
    private readonly from: Sender,
  ) {}

  async send(mail: Mail): Promise<void> {
    await this.outbox.add(await composed(messageOf(mail, this.from)));
  }

  forget(address: string): Promise<void> {
    return forgetMails(this.outbox, address, this.from);
  }
}

/** Deletes the outbox emails to this address. */
export async function forgetMails(outbox: Outbox, to: string, from: Sender): Promise<void> {
  if (!isPlainAddress(to)) return;
  await outbox.removeMailsLike(await composed(messageOf({ to, subject: '-', paragraphs: [] }, from)));
}
