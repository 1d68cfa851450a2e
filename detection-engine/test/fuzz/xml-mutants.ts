import { Random } from '../../src/simulate/random.ts';
import { gpx, isoAt, tcx, tcxPoint, trackPoint, trackPoints } from '../xml-files.ts';
import { mutate } from './mutate.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const WORDS = [
  '<', '>', '/>', '</', '&', '&amp;', '&#x33;', '&nosuch;', '&#0;', '<!--', '-->', '--', '<![CDATA[', ']]>', '<?pi ?>', '??>',
  '<!DOCTYPE gpx>', '<!ENTITY a "b">', '"', "'", '=', ':', ' ', '\n', '\t', '\u00a0', '\ufeff', 'é', '<a>', '</a>', '<a/>',
  '<a b="c" b=\'d\'>', '<gpx>', '</gpx>', '<trk>', '</trk>', '<trkpt lat="1" lon="2">', '</trkpt>', '<trkpt lat="1" lon="2"/>',
  'lat="91"', ' lat="-0.0"', 'lon="1e2"', `<time>${isoAt(7)}</time>`, '<time>', '<time/>', '<speed>', '</speed>', '<x:speed>3</x:speed>',
  '<distance>7.25</distance>', '<name>', '</name>', '<type>Surf &amp; more</type>', '<Trackpoint>', '</Trackpoint>', '<Time>',
  '<LatitudeDegrees>33.5</LatitudeDegrees>', '<DistanceMeters>1</DistanceMeters>', '<ns3:Speed>2.5</ns3:Speed>', '<Name>', '<Creator>',
  '<!-- 2 --> ', '<b/>', '<trkpt lat="1.5" lon="2"><time>2026-06-01T08:00:30Z</time></trkpt>', ' x="&lt;"', '<n>7</n>',
  '<Trackpoint><Time>2026-06-01T08:00:31Z</Time></Trackpoint>', '<Speed>1.5</Speed>', '<time>2026-06-01T08:00:32+01:00</time>',
  '1', '7', '0', '.', '-', '+', 'e9', '00000000000000000', '123456789012345678901234567890', 'NaN', 'Infinity', '0x1f', '2024-02-30T00:00:00Z',
  '<trk><trkseg>' + '<trkpt>'.repeat(70), '<x '.concat('a="b" '.repeat(20), '>'),
].map(utf8); // oxfmt-ignore

const GPX_FILES = [
  gpx(trackPoints(6)),
  utf8(
    DECLARATION +
      '<!-- made up --><gpx version="1.1" creator="A &amp; B" xmlns="http://www.topografix.com/GPX/1/1"\n xmlns:n="urn:n">' +
      '<metadata><name>File</name><time>2026-06-01T08:00:00.000Z</time><link href="http://a/?b=1&amp;c=2"><text>t</text></link></metadata>' +
      '<wpt lat="1" lon="2"><name>W</name></wpt><trk><name><![CDATA[Dawn <b>patrol</b>]]></name><type>surfing</type><trkseg>' +
      [0, 1, 2]
        .map((second) =>
          trackPoint(second).replace(
            '</trkpt>',
            `<extensions><n:TPX><n:hr>90</n:hr><n:speed>${second}.25</n:speed></n:TPX><distance>${second * 3}</distance></extensions></trkpt>`,
          ),
        )
        .join('\n\t') +
      `</trkseg><trkseg/><trkseg>${trackPoint(9, 33.52384756028652191162109375)}${trackPoint(10).replace('Z', '.250Z')}</trkseg></trk></gpx>\n`,
  ),
];

const TCX_FILES = [
  tcx(Array.from({ length: 5 }, (_, second) => tcxPoint(second)).join('')),
  utf8(
    DECLARATION +
      '<TrainingCenterDatabase xmlns="urn:tcx" xmlns:ns3="urn:ns3"><Folders/><Activities><Activity Sport="Other">' +
      `<Id>${isoAt(0)}</Id><Lap StartTime="${isoAt(0)}"><DistanceMeters>12.5</DistanceMeters><MaximumSpeed>3</MaximumSpeed><Track>\n` +
      [0, 1, 2, 3]
        .map((second) =>
          tcxPoint(
            second,
            `<AltitudeMeters>1</AltitudeMeters><DistanceMeters>${second * 3.5}</DistanceMeters>` +
              `<Extensions><ns3:TPX><ns3:Speed>${second}.125</ns3:Speed></ns3:TPX></Extensions>`,
          ),
        )
        .join('\n  ') +
      `<Trackpoint><Time>${isoAt(9)}</Time></Trackpoint></Track></Lap><Training><Plan><Name>Plan B</Name></Plan></Training>` +
      '<Creator><Name>Watch</Name></Creator></Activity></Activities></TrainingCenterDatabase>',
  ),
];

export const gpxMutant = (seed: number) => mutant(GPX_FILES, seed);
export const tcxMutant = (seed: number) => mutant(TCX_FILES, seed);

function mutant(files: readonly Uint8Array[], seed: number): Uint8Array {
  const random = new Random(seed);
  const file = random.pick(files);
  return mutate(file, random, WORDS, 0, file.length);
}
