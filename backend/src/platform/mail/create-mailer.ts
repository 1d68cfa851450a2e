import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { DomainError } from '../errors/domain-error.ts';
import { isPlainAddress } from '../config/address.ts';
import type { Mail, Mailer } from './mailer.ts';
import { composed, messageOf, type Sender } from './message.ts';
import type { Outbox } from './outbox.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Uses SMTP_URL if set, else the outbox. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'supportEmail'>, outbox: Outbox): Mailer {
  const from = { name: 'Rideline', address: config.supportEmail };
  return config.smtpUrl === undefined
    ? new OutboxMailer(outbox, from)
    : new SmtpMailer(config.smtpUrl, from, outbox);
}

/** Writes each email to the outbox, for installations without a mail server. */
class OutboxMailer implements Mailer {
  constructor(
    private readonly outbox: Outbox,
    private readonly from: Sender,
  ) {}

  async send(mail: Mail): Promise<void> {
    await this.outbox.add(await composed(messageOf(mail, this.from)));
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  forget(address: string): Promise<void> {
    return forgetMails(this.outbox, address, this.from);
  }
}

/** Deletes the outbox emails to this address. */
async function forgetMails(outbox: Outbox, to: string, from: Sender): Promise<void> {
  if (!isPlainAddress(to)) return;
  await outbox.removeMailsLike(await composed(messageOf({ to, subject: '-', paragraphs: [] }, from)));
}

/** Sends email over SMTP to an smtp:// or smtps:// URL. */
class SmtpMailer implements Mailer {
  private opened: Promise<Transporter> | undefined;

  constructor(
    private readonly url: string,
    private readonly from: Sender,
    /** May hold emails from before SMTP_URL was set. */
    private readonly outbox: Outbox,
  ) {}

  async send(mail: Mail): Promise<void> {
    const message = messageOf(mail, this.from);
    const transport = await this.transport();
    await transport.sendMail(message).catch((error: unknown) => {
      throw withoutAddresses(error);
    });
  }

  async check(): Promise<void> {
    const transport = await this.transport();
    await transport.verify();
  }

  forget(address: string): Promise<void> {
    return forgetMails(this.outbox, address, this.from);
  }

  /** Loads the client with the first mail. */
  private transport(): Promise<Transporter> {
    this.opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: this.url,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
      }),
    );
    return this.opened;
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
