import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Mail, Mailer } from './mailer.ts';
import { composed, messageOf, type Sender } from './message.ts';

/** Each mail becomes one .eml file, the oldest first by name: what a site without a mail server reads. */
export class OutboxMailer implements Mailer {
  constructor(
    private readonly folder: string,
    private readonly from: Sender,
    private readonly clock: Clock,
  ) {}

  async send(mail: Mail): Promise<void> {
    const content = await composed(messageOf(mail, this.from));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const time = this.clock.now().toISOString().replaceAll(/[:.]/g, '-');
    const path = join(this.folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
    await writeFile(`${path}.part`, content, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
  }
}
