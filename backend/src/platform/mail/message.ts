import { isPlainAddress } from '../config/address.ts';
import { mailHtml } from './mail-html.ts';
import type { Mail } from './mailer.ts';

const LINE_BREAK = /[\r\n]/;

export interface Sender {
  name: string;
  address: string;
}

export interface Message {
  readonly from: Sender;
  readonly to: { name: string; address: string };
  readonly subject: string;
  readonly text: { readonly raw: string };
  readonly html: string;
  readonly disableFileAccess: true;
  readonly disableUrlAccess: true;
}

/**
 * Builds the message with a text and an HTML part. The text part is built here, because the composer would wrap and
 * escape long lines and break the link.
 * @throws RangeError for an address or subject that would inject headers or recipients
 */
export function messageOf(mail: Mail, from: Sender): Message {
  if (!isPlainAddress(mail.to)) throw new RangeError('A mail goes to one plain address');
  if (LINE_BREAK.test(mail.subject)) throw new RangeError('A subject has no line break');
  const [first = '', ...rest] = mail.paragraphs;
  const blocks = [first, ...(mail.link === undefined ? [] : [mail.link]), ...rest];
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: { raw: plainPart(blocks.join('\n\n')) },
    html: mailHtml(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The message in MIME format, as sent over SMTP and stored in .eml files. */
export async function composed(message: Message): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer(message).compile().build();
}

function plainPart(text: string): string {
  const encoding = /^[\n\x20-\x7e]*$/.test(text) ? '7bit' : '8bit';
  const headers = `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: ${encoding}`;
  return `${headers}\n\n${text}\n`.replaceAll('\n', '\r\n');
}
