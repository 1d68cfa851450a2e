import { escapeHtml } from '../http/answers/html.ts';
import type { Mail } from './mailer.ts';

/** Inline styles, because many mail clients ignore style sheets; the colors work in light and dark mode. */
const STYLES = {
  body: 'margin:0;padding:24px 16px;background:#e8f1f5;font:16px/1.55 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#10303f',
  card: 'max-width:544px;margin:0 auto;padding:28px 28px 12px;background:#ffffff;border:1px solid #cfdfe7;border-radius:12px',
  brand: 'margin:0 0 20px;font-size:20px;font-weight:700;color:#0b5a7a',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 22px;background:#0b5a7a;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none',
  address: 'margin:0 0 16px;font-size:14px;word-break:break-all',
  link: 'color:#0b5a7a',
} as const;

const styled = (tag: 'p' | 'div', style: keyof typeof STYLES, content: string) =>
  `<${tag} style="${STYLES[style]}">${content}</${tag}>\n`;

/** Renders the email as HTML, with the link as a button and as text after the first paragraph. */
export function mailHtml({ subject, paragraphs, link, action = 'Open the link' }: Mail): string {
  const [first = '', ...rest] = paragraphs.map((text) => styled('p', 'paragraph', escapeHtml(text)));
  const address = link === undefined ? undefined : escapeHtml(link);
  const links =
    address === undefined
      ? ''
      : styled('p', 'paragraph', `<a href="${address}" style="${STYLES.button}">${escapeHtml(action)}</a>`) +
        styled('p', 'address', `<a href="${address}" style="${STYLES.link}">${address}</a>`);
  const card = styled('div', 'card', [styled('p', 'brand', 'Rideline'), first, links, ...rest].join(''));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="${STYLES.body}">
${card}</body></html>`;
}
