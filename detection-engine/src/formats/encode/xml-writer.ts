/** Characters that XML 1.0 cannot contain, even escaped: controls, lone surrogates, U+FFFE and U+FFFF. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeXml = (text: string) =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** `<name>text</name>`, or an empty string without text. */
export const element = (name: string, text: string | null | undefined) =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;

/** `<name>1.234</name>`, or an empty string for NaN. */
export const numberElement = (name: string, value: number, decimals: number) =>
  value === value ? `<${name}>${value.toFixed(decimals)}</${name}>` : '';

/** ISO 8601 without a fraction for whole seconds, as devices write it. */
export const isoTime = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');
