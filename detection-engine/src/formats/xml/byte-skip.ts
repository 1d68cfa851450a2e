import { startsWith } from './byte-names.ts';

const EXCLAMATION = 0x21;
const AMPERSAND_END = 0x3b;
const DASH = 0x2d;
const GREATER = 0x3e;
const LESS = 0x3c;
const HASH = 0x23;
const QUESTION = 0x3f;
const BRACKET = 0x5d;
const CDATA = new TextEncoder().encode('<![CDATA[');
/** Lengths of `<![CDATA[` and `]]>`. */
export const CDATA_START = CDATA.length;
export const CDATA_END = 3;

/** Maximum bytes of a comment or attribute in the reference reader; longer ones are left to it. */
export const MAX_TOKEN_BYTES = 65_536;

/** Bit 1: name start, bit 2: name part, bit 4: blank. Non-ASCII names are left to the reference reader. */
const CHARACTER = new Uint8Array(256);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:') mark(character, 1 | 2);
for (const character of '0123456789.-') mark(character, 2);
for (const character of ' \n\r\t') mark(character, 4);

function mark(character: string, bits: number): void {
  CHARACTER[character.charCodeAt(0)]! |= bits;
}

export const isNameStart = (byte: number | undefined) => (CHARACTER[byte!]! & 1) !== 0;
export const isNamePart = (byte: number | undefined) => (CHARACTER[byte!]! & 2) !== 0;
export const isBlank = (byte: number | undefined) => (CHARACTER[byte!]! & 4) !== 0;

export function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isBlank(bytes[at])) at++;
  return at;
}

/** The position after `&name;` or `&#1;` at `from`; -1 for another form. */
export function skipEntity(bytes: Uint8Array, from: number): number {
  const isEntityPart = (byte: number | undefined) => isNamePart(byte) || byte === HASH;
  let at = from + 1;
  if (!isNameStart(bytes[at]) && bytes[at] !== HASH) return -1;
  while (isEntityPart(bytes[at])) at++;
  return bytes[at] === AMPERSAND_END && at - from < 64 ? at + 1 : -1;
}

const ENTITY = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi;
const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const NAMED_BYTES = Object.keys(NAMED).map((entity) => new TextEncoder().encode(entity));
/** `&#x10ffff;` */
const MAX_ENTITY_BYTES = 10;

/** Whether bytes[from, to) are one of the five named entities of XML, or the number of a character. */
export function isKnownEntity(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from > MAX_ENTITY_BYTES) return false;
  if (bytes[from + 1] !== HASH)
    return NAMED_BYTES.some((entity) => entity.length === to - from && startsWith(bytes, from, entity));
  return entityText(String.fromCharCode(...bytes.subarray(from, to))) !== null;
}

/** Replaces known entities by their characters. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (entity) => entityText(entity) ?? entity);

function entityText(entity: string): string | null {
  const hex = /^&#x([\da-f]+);$/i.exec(entity)?.[1];
  const decimal = /^&#(\d+);$/.exec(entity)?.[1];
  if (hex === undefined && decimal === undefined) return NAMED[entity] ?? null;
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : null;
}

/** The position after the comment or CDATA section with its `<!` at `from`; -1 for anything else, truncated or malformed. */
export function skipDeclaration(bytes: Uint8Array, from: number): number {
  if (bytes[from + 2] === DASH && bytes[from + 3] === DASH) return skipComment(bytes, from + 4);
  if (!isCdata(bytes, from)) return -1;
  for (let at = from + CDATA_START + CDATA_END - 1; at < bytes.length; at++) {
    if (bytes[at] === GREATER && bytes[at - 1] === BRACKET && bytes[at - 2] === BRACKET) return at + 1;
  }
  return -1;
}

export function isCdata(bytes: Uint8Array, at: number): boolean {
  return startsWith(bytes, at, CDATA);
}

function skipComment(bytes: Uint8Array, from: number): number {
  const end = Math.min(bytes.length, from + MAX_TOKEN_BYTES);
  for (let at = from; at + 2 < end; at++) {
    if (bytes[at] === DASH && bytes[at + 1] === DASH) return bytes[at + 2] === GREATER ? at + 3 : -1;
  }
  return -1;
}

/** The position after byte order mark, declaration, instructions and comments before the root; -1 for anything else. */
export function skipProlog(bytes: Uint8Array): number {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (;;) {
    at = skipBlanks(bytes, at);
    if (bytes[at] !== LESS) return -1;
    if (bytes[at + 1] === QUESTION) at = skipInstruction(bytes, at + 2);
    else if (bytes[at + 1] === EXCLAMATION && bytes[at + 2] === DASH) at = skipDeclaration(bytes, at);
    else return at;
    if (at < 0) return -1;
  }
}

function skipInstruction(bytes: Uint8Array, from: number): number {
  const end = Math.min(bytes.length, from + MAX_TOKEN_BYTES);
  for (let at = from; at < end; at++) {
    if (bytes[at] === QUESTION) return bytes[at + 1] === GREATER ? at + 2 : -1;
  }
  return -1;
}
