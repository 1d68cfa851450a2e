import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

/** Waits for the verification mail to this address in the outbox; returns its token. */
export function mailedToken(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  return eventually(async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    const mail = mails.find((text) => text.includes(`To: ${email}`));
    return mail && /verify-email\?token=([\w-]+)/.exec(mail)?.[1];
  });
}
