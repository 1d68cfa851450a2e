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
    const message = messageOf(mail, this.from);
    await this.transport.sendMail(message).catch((error: unknown) => {
      throw withoutAddresses(error);
    });
  }
}

/** What servers answer repeats the recipient and parts of the mail, which no log may hold. */
function withoutAddresses(error: unknown): Error {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const answered = responseCode === undefined ? '' : `, answered ${responseCode}`;
  return Object.assign(new Error(`The mail server did not take a mail (${code}${answered})`), { code });
}
