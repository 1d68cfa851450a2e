import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';
import { messageOf, type Sender } from './message.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Hands mails to the server of an smtp:// or smtps:// address. */
export class SmtpMailer implements Mailer {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: Sender,
  ) {
    this.transport = createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail(messageOf(mail, this.from));
  }
}
