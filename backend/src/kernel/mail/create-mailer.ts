import type { Config } from '../config/config.ts';
import type { Mailer } from './mailer.ts';
import type { Outbox } from './outbox.ts';
import { OutboxMailer } from './outbox-mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** Uses SMTP_URL if set, else the outbox. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'supportEmail'>, outbox: Outbox): Mailer {
  const from = { name: 'Rideline', address: config.supportEmail };
  return config.smtpUrl === undefined
    ? new OutboxMailer(outbox, from)
    : new SmtpMailer(config.smtpUrl, from, outbox);
}
