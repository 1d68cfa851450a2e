import sax from 'sax';
import { cutText } from '../../text/cut-text.ts';
import { TrackFileError } from '../track-file-error.ts';
import { forbiddenXml } from './xml-root.ts';
import { MAX_TEXT_CHARACTERS, xmlText } from './xml-text.ts';

const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 100;

/** Called in document order. Names are local (without prefix); `path` leads from the root to the element itself. */
export interface XmlHandler {
  open(path: readonly string[], attributes: Readonly<Record<string, string>>): void;
  /** @param text the element's own text without its children's, truncated to 4,096 characters */
  close(path: readonly string[], text: string): void;
}

/**
 * Streams a document through the handler in chunks. Accepts what real exports contain: undeclared prefixes, unknown
 * entities, and blanks before the XML declaration.
 * @throws TrackFileError `forbidden_xml`, `xml_too_complex`, `truncated` or `malformed_xml`
 */
export function readXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = sax.parser(true);
  const path: string[] = [];
  const texts: string[] = [];
  let attributes = 0;
  const addText = (text: string) => {
    const own = texts.length - 1;
    if (own >= 0 && texts[own]!.length < MAX_TEXT_CHARACTERS)
      texts[own] += cutText(text, MAX_TEXT_CHARACTERS);
  };

  parser.onopentagstart = (tag) => {
    attributes = 0;
    path.push(localName(tag.name));
    texts.push('');
    if (path.length > MAX_DEPTH) throw tooComplex('deep');
  };
  parser.onattribute = () => {
    if (++attributes > MAX_ATTRIBUTES) throw tooComplex('many attributes');
  };
  parser.onopentag = (tag) => handler.open(path, tag.attributes as Record<string, string>);
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = () => {
    handler.close(path, cutText(texts.pop()!, MAX_TEXT_CHARACTERS));
    path.pop();
  };
  parser.ondoctype = refuseDeclaration;
  parser.onsgmldeclaration = refuseDeclaration;
  parser.onerror = (error) => {
    const [reason] = error.message.split('\n');
    if (/character (entity|in entity name)/.test(reason!)) {
      parser.resume();
      return;
    }
    throw /doctype/.test(reason!) ? forbiddenXml() : malformed(reason!, error);
  };

  try {
    let begun = false;
    for (const chunk of xmlText(bytes)) {
      const text: string = begun ? chunk : chunk.trimStart();
      begun ||= text.length > 0;
      parser.write(text);
    }
    parser.close();
  } catch (error) {
    if (error instanceof TrackFileError) throw error;
    throw malformed('its markup confuses the parser', error);
  }
}

const refuseDeclaration = () => {
  throw forbiddenXml();
};

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const tooComplex = (what: string) =>
  new TrackFileError('xml_too_complex', `This file's XML is too ${what} to be a track.`);

function malformed(reason: string, cause: unknown): TrackFileError {
  if (/^(Unclosed root tag|Unexpected end)/.test(reason)) {
    return new TrackFileError('truncated', 'This file ends in the middle of the track. Export it again.', {
      cause,
    });
  }
  return new TrackFileError(
    'malformed_xml',
    `This file is not well-formed XML (${reason.replace(/\.$/, '')}).`,
    {
      cause,
    },
  );
}
