import { cutText } from '../../text/cut-text.ts';

/** Bytes per decoded chunk; bounds memory. */
const XML_CHUNK_BYTES = 65_536;
/** Maximum characters of an element's text; longer texts are truncated. */
const MAX_TEXT_CHARACTERS = 4096;
/** What is collected of it: cutting needs the code point after the last kept character. */
export const COLLECTED_CHARACTERS = MAX_TEXT_CHARACTERS + 2;
/** Maximum characters of an element's name. */
export const MAX_NAME_CHARACTERS = 256;

/** Adds to an element's collected text. */
export const addText = (text: string, more: string): string =>
  text + more.slice(0, COLLECTED_CHARACTERS - text.length);

/** An element's text of what was collected of it. */
export const elementText = (collected: string): string => cutText(collected, MAX_TEXT_CHARACTERS);

/** Decodes an XML file in chunks, with the encoding of its byte order mark, first bytes or declaration. */
export function* xmlText(bytes: Uint8Array): Generator<string, void> {
  const decoder = new TextDecoder(xmlEncoding(bytes));
  for (let at = 0; at < bytes.length; at += XML_CHUNK_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + XML_CHUNK_BYTES), { stream: true });
  }
  yield decoder.decode();
}

/** A TextDecoder label; utf-8 where the declaration is missing, unknown or contradicts the bytes. */
export function xmlEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  const head = String.fromCharCode(...bytes.subarray(0, 256));
  const declared = /<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];
  if (declared === undefined || /^(utf|ucs|iso-10646)-?(16|32|2|4)/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return 'utf-8';
  }
}
