import { describe, expect, it } from '@jest/globals';
import { gpx, tcx, tcxPoint, trackPoint, trackPoints, utf16 } from '../../test/xml-files.ts';
import { compareReaders } from '../../test/fuzz/compare-readers.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const plain = text(gpx(trackPoints(4)));
const withName = (name: string) => plain.replace('<trk>', `<trk><name>${name}</name>`);

describe('the fast XML readers', () => {
  it.each([
    ['a plain track', plain],
    [
      'a declaration, an instruction, comments and a byte order mark',
      `\ufeff<?xml version="1.0"?>\n<?a b?><!-- c -->${plain}\n`,
    ],
    [
      'comments and CDATA between points',
      plain.replaceAll('<trkpt', '<!-- a < b --><x><![CDATA[</trkpt>]]></x><trkpt'),
    ],
    ['a name in CDATA', withName(' <![CDATA[Tom & <b>Jerry</b>]]><!-- no --> again')],
    [
      'entities in unused elements',
      plain.replace('<trk>', '<trk><desc a="&lt;">b &amp; c &#39; &nosuch;</desc>'),
    ],
    [
      'odd but well-formed tags',
      plain.replaceAll('</time>', '</time\n>').replaceAll(' lon=', "\n x='1' lon = "),
    ],
    ['a repeated attribute', plain.replaceAll(' lon=', ' lat="7" lon=')],
    ['prefixes everywhere', plain.replace(/<(\/?)(?=[a-z])/g, '<$1a:')],
    [
      'coordinates of thirty digits',
      text(gpx(`<trk><trkseg>${trackPoint(0, 33.123)}${trackPoint(1)}</trkseg></trk>`)).replace(
        '33.123',
        '33.52384756028652191162109375',
      ),
    ],
    [
      'times of every kind',
      plain.replace('00Z', '00.125Z').replace('01.000Z', '01+02:00').replace('02.000Z', '02'),
    ],
    ['invalid numbers', plain.replace('"33.5"', '""').replace('"33.5"', '"0x10"').replace('-118', '-1e2')],
    ['empty elements', plain.replaceAll('<ele>1</ele>', '<ele/><speed/><extensions />')],
    ['entities in a name', withName('Surf &amp; chill &lt;3 &quot;&apos;&#39;&#x1F30A; &gt;')],
    ['an entity in the creator', plain.replace(/creator="[^"]*"/, 'creator="A &amp; B"')],
    ['entities beside CDATA and comments', withName('a &amp; <![CDATA[b &amp; c]]><!-- &amp; --> &#100;')],
    ['an entity in a time', plain.replace('08:00', '08&#58;00')],
    ['names in Latin letters', withName('Pipeline é 🌊')],
    ['ISO-8859-1', `<?xml version="1.0" encoding="ISO-8859-1"?>${withName('abc')}`],
  ])('return the same as the reference reader: %s', (_, file) => {
    expect(compareReaders(utf8(file), 'gpx')).toBe('fast');
  });

  it.each([
    ['UTF-16', utf16(plain)],
    ['an unknown entity in a name', utf8(withName('Tom &nosuch; Jerry'))],
    ['a number beyond all characters in a name', utf8(withName('Tom &#x110000; Jerry'))],
    ['a long name of entities', utf8(withName('&amp;'.repeat(4000)))],
    ['an entity in a coordinate', utf8(plain.replace('"33.5"', '"33&#46;5"'))],
    ['an element within a time', utf8(plain.replace('<time>', '<time><b/>'))],
    ['names beyond ASCII', utf8(plain.replace('<ele>1</ele>', '<é>1</é>'))],
    ['a second root', utf8(plain + plain)],
    ['crossed tags', utf8(plain.replace('</trkseg></trk>', '</trk></trkseg>'))],
    ['an open comment', utf8(plain.replace('<trk>', '<!-- <trk>'))],
    ['a cut end', utf8(plain.slice(0, -9))],
    ['a bare ampersand', utf8(plain.replace('<ele>1', '<ele>1 & 2'))],
    ['too much depth', utf8(plain.replace('<trk>', '<a>'.repeat(70) + '</a>'.repeat(70) + '<trk>'))],
  ])('leave to the reference reader: %s', (_, file) => {
    expect(compareReaders(file, 'gpx')).toBe('reference');
  });

  it('read TCX', () => {
    const more =
      '<DistanceMeters>3</DistanceMeters><Extensions><n:TPX><n:Speed>2.5</n:Speed></n:TPX></Extensions>';
    expect(compareReaders(tcx(tcxPoint(0, more) + tcxPoint(1)), 'tcx')).toBe('fast');
    const named = text(tcx(tcxPoint(0) + tcxPoint(1))).replace(
      '<Lap>',
      '<Creator><Name>A &amp; B</Name></Creator><Lap>',
    );
    expect(compareReaders(utf8(named), 'tcx')).toBe('fast');
  });
});
