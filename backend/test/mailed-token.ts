import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

/** Waits for a mail to this address in the outbox whose link leads to `page`; returns the link's token. */
export function mailedToken(dataDir: string, email: string, page = 'verify-email'): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  return eventually(async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    const link = new RegExp(`${page}\\?token=([\\w-]+)`);
    const tokens = mails.filter((text) => text.includes(`To: ${email}`)).map((text) => link.exec(text)?.[1]);
    return tokens.find((token) => token !== undefined);
  });
}
