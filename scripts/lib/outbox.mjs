import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What quoted-printable wrapped and escaped, as it was written. */
const unwrapped = (mail) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\r', '');

const isTo = (mail, address) =>
  /^To: (.*)$/im.exec(mail)?.[1]?.toLowerCase().includes(address.toLowerCase()) ?? false;

/**
 * The link, on a line of its own, of the newest mail to this address in an app's outbox.
 * @returns {string | undefined}
 */
export function newestLinkTo(address, dataDir) {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return undefined;
  const newest = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(outbox, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
    .find((mail) => isTo(mail, address));
  return newest && /^https?:\/\/\S+$/m.exec(unwrapped(newest))?.[0];
}
