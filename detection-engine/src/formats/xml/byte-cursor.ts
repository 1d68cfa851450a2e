import { parseDecimal, readDecimal } from '../decimal.ts';
import { parseIsoTime, readIsoTime } from '../iso-time.ts';
import { type ByteNames, startsWith } from './byte-names.ts';
import {
  MAX_TOKEN_BYTES,
  isBlank,
  isKnownEntity,
  isNamePart,
  isNameStart,
  CDATA_END,
  CDATA_START,
  isCdata,
  skipBlanks,
  skipDeclaration,
  skipEntity,
  skipProlog,
  withoutEntities,
} from './byte-skip.ts';
import { addText, COLLECTED_CHARACTERS, elementText, MAX_NAME_CHARACTERS, xmlEncoding } from './xml-text.ts';

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const EXCLAMATION = 0x21;
const AMPERSAND = 0x26;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 100;
/** Encodings in which bytes below 128 are always ASCII. */
const ASCII_COMPATIBLE = ['utf-8', 'windows-1252'];
/** Bytes that are decoded of a text. They hold more characters than are collected: one has three bytes at most. */
const MAX_TEXT_BYTES = 4 * COLLECTED_CHARACTERS;

/** Results of `next`. Unusual: markup that only the reference reader supports. */
export const XmlToken = { unusual: 0, open: 1, close: 2, end: 3 } as const;
type XmlToken = (typeof XmlToken)[keyof typeof XmlToken];

/**
 * Reads the tags of a well-formed document without decoding it. Returns `unusual` for anything that the reference
 * reader might read differently (rare markup, non-ASCII names, crossed tags, a truncated end), so that its results equal
 * the reference reader's.
 */
export class XmlByteCursor {
  /** Depth of the opened or closing element; 1 for the root. */
  depth = 0;
  /** Code of its name. */
  code = 0;
  /** At a close: whether it contains only text with known entities, CDATA and comments. */
  leaf = false;

  readonly #bytes: Uint8Array;
  readonly #names: ByteNames;
  readonly #decoder: InstanceType<typeof TextDecoder>;
  readonly #codes = new Uint8Array(MAX_DEPTH + 1);
  readonly #nameFrom = new Int32Array(MAX_DEPTH + 1);
  readonly #nameTo = new Int32Array(MAX_DEPTH + 1);
  /** Per attribute: start and end of the name, start and end of the value. */
  readonly #attributes = new Int32Array(MAX_ATTRIBUTES * 4);
  #attributeCount = 0;
  #at: number;
  #leafFrom = -1;
  /** Whether there are CDATA sections or comments in the text since the last tag. */
  #mixed = false;
  /** Whether there are entities in the text since the last tag. */
  #hasEntities = false;
  #textFrom = 0;
  #textTo = 0;
  #closing = false;
  #selfClosed = false;

  constructor(bytes: Uint8Array, names: ByteNames) {
    const encoding = xmlEncoding(bytes);
    this.#bytes = bytes;
    this.#names = names;
    this.#decoder = new TextDecoder(encoding);
    this.#at = ASCII_COMPATIBLE.includes(encoding) ? skipProlog(bytes) : -1;
  }

  /** Name code of the enclosing element. */
  get parent(): number {
    return this.#codes[this.depth - 1]!;
  }

  next(): XmlToken {
    if (this.#closing) {
      this.#closing = false;
      if (--this.depth === 0) return this.#end();
    }
    if (this.#selfClosed) {
      this.#selfClosed = false;
      return this.#closed(this.#at, this.#at, this.#at);
    }
    if (this.#at < 0) return XmlToken.unusual;
    this.#mixed = this.#hasEntities = false;
    const bytes = this.#bytes;
    for (let at = this.#at; ;) {
      const byte = bytes[at];
      if (byte === undefined) return XmlToken.unusual;
      if (byte === LESS) {
        const after = bytes[at + 1];
        if (after === SLASH) return this.#close(at);
        if (isNameStart(after)) return this.#open(at + 1);
        if (after !== EXCLAMATION || this.depth === 0) return XmlToken.unusual;
        at = skipDeclaration(bytes, at);
        this.#mixed = true;
        if (at < 0) return XmlToken.unusual;
      } else if (byte === AMPERSAND) {
        const end = skipEntity(bytes, at);
        if (end < 0) return XmlToken.unusual;
        if (this.#leafFrom >= 0 && !isKnownEntity(bytes, at, end)) this.#leafFrom = -1;
        this.#hasEntities = true;
        at = end;
      } else {
        at++;
      }
    }
  }

  /** At an open: an attribute's number; NaN for another text or a missing attribute. */
  attributeNumber(name: Uint8Array): number {
    const span = this.#attribute(name);
    if (span < 0) return NaN;
    const from = this.#attributes[span + 2]!;
    const to = this.#attributes[span + 3]!;
    const value = readDecimal(this.#bytes, from, to);
    return value === value ? value : parseDecimal(this.#decode(from, to));
  }

  /** At an open: an attribute's text; undefined for a missing attribute, null for one with unknown entities. */
  attributeText(name: Uint8Array): string | null | undefined {
    const span = this.#attribute(name);
    if (span < 0) return undefined;
    const from = this.#attributes[span + 2]!;
    const to = this.#attributes[span + 3]!;
    let hasEntities = false;
    for (let at = from; at < to; at++) {
      if (this.#bytes[at] !== AMPERSAND) continue;
      if (!isKnownEntity(this.#bytes, at, skipEntity(this.#bytes, at))) return null;
      hasEntities = true;
    }
    const text = this.#decode(from, to);
    return hasEntities ? withoutEntities(text) : text;
  }

  /** At the close of a leaf: its text as a number, or NaN. */
  leafNumber(): number {
    const value = readDecimal(this.#bytes, this.#textFrom, this.#textTo);
    return value === value ? value : parseDecimal(this.leafText());
  }

  /** At the close of a leaf: its text as epoch milliseconds, or NaN. */
  leafTime(): number {
    const value = readIsoTime(this.#bytes, this.#textFrom, this.#textTo);
    return value === value ? value : parseIsoTime(this.leafText());
  }

  /** At the close of a leaf: its text, CDATA included. */
  leafText(): string {
    if (!this.#mixed) return elementText(this.#decodeText(this.#textFrom, this.#textTo));
    let text = '';
    let from = this.#textFrom;
    for (let at = from; at < this.#textTo && text.length < COLLECTED_CHARACTERS;) {
      if (this.#bytes[at] !== LESS) {
        at++;
        continue;
      }
      text = addText(text, this.#decodeText(from, at));
      from = skipDeclaration(this.#bytes, at);
      if (isCdata(this.#bytes, at)) {
        text = addText(text, this.#decode(at + CDATA_START, Math.min(from - CDATA_END, at + MAX_TEXT_BYTES)));
      }
      at = from;
    }
    return elementText(addText(text, this.#decodeText(from, this.#textTo)));
  }

  /** Index in the spans of the first attribute with this name; -1 for none. */
  #attribute(name: Uint8Array): number {
    const spans = this.#attributes;
    for (let span = 0; span < this.#attributeCount * 4; span += 4) {
      const from = spans[span]!;
      if (spans[span + 1]! - from === name.length && startsWith(this.#bytes, from, name)) return span;
    }
    return -1;
  }

  /** Of a long text only the first characters, more than are collected. */
  #decodeText(from: number, to: number): string {
    if (from === to) return '';
    const text = this.#decode(from, Math.min(to, from + MAX_TEXT_BYTES));
    return this.#hasEntities ? withoutEntities(text) : text;
  }

  #decode(from: number, to: number): string {
    return this.#decoder.decode(this.#bytes.subarray(from, to));
  }

  #open(from: number): XmlToken {
    const bytes = this.#bytes;
    if (this.depth === MAX_DEPTH) return XmlToken.unusual;
    let at = from + 1;
    while (isNamePart(bytes[at])) at++;
    if (at - from > MAX_NAME_CHARACTERS) return XmlToken.unusual;
    this.depth++;
    this.code = this.#codes[this.depth] = this.#names.code(bytes, from, at);
    this.#nameFrom[this.depth] = from;
    this.#nameTo[this.depth] = at;
    this.#attributeCount = 0;
    if (bytes[at] !== GREATER) {
      at = this.#readAttributes(at);
      if (at < 0) return XmlToken.unusual;
    }
    if (bytes[at] === SLASH) {
      if (bytes[++at] !== GREATER) return XmlToken.unusual;
      this.#selfClosed = true;
    }
    this.#at = this.#leafFrom = at + 1;
    return XmlToken.open;
  }

  /** Reads attributes from the end of the tag's name to its `>` or `/`; -1 for unusual ones. */
  #readAttributes(from: number): number {
    const bytes = this.#bytes;
    const spans = this.#attributes;
    let at = from;
    for (;;) {
      const next = skipBlanks(bytes, at);
      if (bytes[next] === GREATER || bytes[next] === SLASH) return next;
      if (next === at || !isNameStart(bytes[next]) || this.#attributeCount === MAX_ATTRIBUTES) return -1;
      const span = this.#attributeCount++ * 4;
      spans[span] = at = next;
      while (isNamePart(bytes[at])) at++;
      spans[span + 1] = at;
      at = skipBlanks(bytes, at);
      if (bytes[at] !== EQUALS) return -1;
      at = skipBlanks(bytes, at + 1);
      const quote = bytes[at];
      if (quote !== QUOTE && quote !== APOSTROPHE) return -1;
      spans[span + 2] = ++at;
      while (bytes[at] !== quote) {
        if (bytes[at] === undefined) return -1;
        if (bytes[at] === AMPERSAND) {
          at = this.code === 0 ? skipEntity(bytes, at) : -1;
          if (at < 0) return -1;
        } else {
          at++;
        }
      }
      if (at - spans[span + 2]! > MAX_TOKEN_BYTES) return -1;
      spans[span + 3] = at++;
    }
  }

  #close(from: number): XmlToken {
    const bytes = this.#bytes;
    if (this.depth === 0) return XmlToken.unusual;
    const nameFrom = this.#nameFrom[this.depth]!;
    const nameLength = this.#nameTo[this.depth]! - nameFrom;
    let at = from + 2;
    for (let index = 0; index < nameLength; index++, at++) {
      if (bytes[at] !== bytes[nameFrom + index]) return XmlToken.unusual;
    }
    if (isBlank(bytes[at])) at = skipBlanks(bytes, at);
    if (bytes[at] !== GREATER) return XmlToken.unusual;
    return this.#closed(this.#leafFrom, from, at + 1);
  }

  #closed(textFrom: number, textTo: number, next: number): XmlToken {
    this.code = this.#codes[this.depth]!;
    this.leaf = textFrom >= 0 && (!this.#hasEntities || textTo - textFrom <= COLLECTED_CHARACTERS);
    this.#textFrom = textFrom;
    this.#textTo = textTo;
    this.#leafFrom = -1;
    this.#closing = true;
    this.#at = next;
    return XmlToken.close;
  }

  #end(): XmlToken {
    return skipBlanks(this.#bytes, this.#at) === this.#bytes.length ? XmlToken.end : XmlToken.unusual;
  }
}
