import { TrackFileError } from '../track-file-error.ts';
import { xmlText } from './xml-text.ts';

/** Content before the root: blanks, the declaration, processing instructions and comments. */
const PROLOG_PART = /\s+|<\?[^]*?\?>|<!--[^]*?-->/y;
const ROOT = /<(?:[^\s<>/:!?]+:)?([^\s<>/:!?]+)/y;

/**
 * The local name of the root element, found without parsing the document; null for bytes that are not XML.
 * @throws TrackFileError `forbidden_xml` for a document type declaration: entity expansion is a known attack, and tracks
 * need none
 */
export function xmlRootName(bytes: Uint8Array): string | null {
  const head = xmlText(bytes).next().value ?? '';
  let at = 0;
  for (;;) {
    PROLOG_PART.lastIndex = at;
    if (!PROLOG_PART.test(head)) break;
    at = PROLOG_PART.lastIndex;
  }
  if (head.startsWith('<!', at)) throw forbiddenXml();
  ROOT.lastIndex = at;
  return ROOT.exec(head)?.[1] ?? null;
}

export const forbiddenXml = () =>
  new TrackFileError(
    'forbidden_xml',
    'This file declares a document type or entities, which tracks never need and Rideline does not read.',
  );
