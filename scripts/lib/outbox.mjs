import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const fromQuotedPrintable = (text) =>
  text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The plain text part of an email. */
function plainTextOf(mail) {
  const lines = mail.replaceAll('\r', '');
  const boundary = /boundary="([^"]+)"/.exec(lines)?.[1];
  const parts = boundary === undefined ? [lines] : lines.split(`--${boundary}`);
  const part = parts.find((candidate) => /^content-type: text\/plain/im.test(candidate)) ?? '';
  const text = part.slice(part.indexOf('\n\n'));
  return /^content-transfer-encoding: quoted-printable/im.test(part) ? fromQuotedPrintable(text) : text;
}

const isTo = (mail, address) =>
  /^To: (.*)$/im.exec(mail)?.[1]?.toLowerCase().includes(address.toLowerCase()) ?? false;

/**
 * The link, alone on its line, in the newest email to this address in an app's outbox.
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
  return newest && /^https?:\/\/\S+$/m.exec(plainTextOf(newest))?.[0];
}
