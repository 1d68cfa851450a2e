import { TrackFileError } from '../track-file-error.ts';
import { xmlText } from './xml-text.ts';

/** What may stand before the root: blanks, the declaration, processing instructions and comments. */
const PROLOG_PART = /\s+|<\?[^]*?\?>|<!--[^]*?-->/y;
const ROOT = /<(?:[^\s<>/:!?]+:)?([^\s<>/:!?]+)/y;

/**
 * The local name of the root element, found without parsing the document; null where the bytes are no XML.
 * @throws TrackFileError `forbidden_xml` for a document type declaration, whose entities a track never needs
 * and an attacker does.
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
