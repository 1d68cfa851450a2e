import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** What quoted-printable wrapped and escaped, as it was written. */
const unwrapped = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const isTo = (mail: string, address: string) =>
  /^To: (.*)$/im.exec(mail)?.[1]?.toLowerCase().includes(address.toLowerCase()) ?? false;

/** The newest mail to this address in the app's outbox. */
function newestMail(address: string): string | undefined {
  const outbox = join(process.env['RIDELINE_E2E_DATA_DIR'] ?? '', 'outbox');
  const files = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(outbox, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return files.map((file) => readFileSync(file, 'utf8')).find((mail) => isTo(mail, address));
}

/** Waits for a mail to this address and returns the link that stands on a line of its own. */
export async function linkMailedTo(address: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const mail = newestMail(address);
    link = mail && /^https?:\/\/\S+$/m.exec(unwrapped(mail).replaceAll('\r', ''))?.[0];
    expect(link, `a mail to ${address} with a link`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link!;
}
