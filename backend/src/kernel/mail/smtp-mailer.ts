import { createTransport } from 'nodemailer';
import { DomainError } from '../errors/domain-error.ts';
import type { Mail, Mailer } from './mailer.ts';
import { messageOf, type Sender } from './message.ts';
import type { Outbox } from './outbox.ts';
import { forgetMails } from './outbox-mailer.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends email over SMTP to an smtp:// or smtps:// URL. */
export class SmtpMailer implements Mailer {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: Sender,
    /** May hold emails from before SMTP_URL was set. */
    private readonly outbox: Outbox,
  ) {
    this.transport = createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    const message = messageOf(mail, this.from);
    await this.transport.sendMail(message).catch((error: unknown) => {
      throw withoutAddresses(error);
    });
  }

  forget(address: string): Promise<void> {
    return forgetMails(this.outbox, address, this.from);
  }
}

/**
 * Replaces the error message, because servers repeat the recipient in it and addresses must not be logged. A
 * connection or login failure becomes `unavailable`, which is retried.
 */
function withoutAddresses(error: unknown): Error {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined || code === 'EAUTH') {
    return new DomainError('unavailable', `The mail server could not be used (${code})`);
  }
  return new Error(`The mail server refused a mail (${code}, ${responseCode})`);
}
