import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Mailer } from './mailer.ts';
import { OutboxMailer } from './outbox-mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** To SMTP_URL when it is set, else into DATA_DIR/outbox. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'supportEmail' | 'dataDir'>,
  clock: Clock,
): Mailer {
  const from = { name: 'Rideline', address: config.supportEmail };
  return config.smtpUrl === undefined
    ? new OutboxMailer(join(config.dataDir, 'outbox'), from, clock)
    : new SmtpMailer(config.smtpUrl, from);
}
