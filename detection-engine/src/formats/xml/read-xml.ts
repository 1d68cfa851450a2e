import sax from 'sax';
import { TrackFileError } from '../track-file-error.ts';
import { forbiddenXml } from './xml-root.ts';
import { addText, elementText, MAX_NAME_CHARACTERS, xmlText } from './xml-text.ts';

const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 100;
/** Unknown entities and bare ampersands; sax makes an error of each. */
const MAX_ODD_ENTITIES = 10_000;

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
  let oddEntities = 0;
  const onText = (more: string) => {
    const own = texts.length - 1;
    if (own >= 0) texts[own] = addText(texts[own]!, more);
  };

  parser.onopentagstart = (tag) => {
    attributes = 0;
    if (tag.name.length > MAX_NAME_CHARACTERS) throw tooComplex('has too long names');
    path.push(localName(tag.name));
    texts.push('');
    if (path.length > MAX_DEPTH) throw tooComplex('is too deep');
  };
  parser.onattribute = () => {
    if (++attributes > MAX_ATTRIBUTES) throw tooComplex('has too many attributes');
  };
  parser.onopentag = (tag) => handler.open(path, tag.attributes as Record<string, string>);
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.onclosetag = () => {
    handler.close(path, elementText(texts.pop()!));
    path.pop();
  };
  parser.ondoctype = refuseDeclaration;
  parser.onsgmldeclaration = refuseDeclaration;
  parser.onerror = (error) => {
    const [reason] = error.message.split('\n');
    if (/character (entity|in entity name)/.test(reason!)) {
      if (++oddEntities > MAX_ODD_ENTITIES) throw tooComplex('has too many unknown entities');
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
  new TrackFileError('xml_too_complex', `This file's XML ${what} to be a track.`);

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
