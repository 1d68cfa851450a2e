import { gzipSync } from 'fflate';
import { FitBuilder, type FitField, LATITUDE, LONGITUDE, RECORD, TIMESTAMP } from './fit-builder.ts';
import { gpx, tcx, tcxPoint, trackPoints } from './xml-files.ts';

/** A track of a few points with content that takes long to read, most of which packs a thousandfold. */
export interface HostileFile {
  readonly name: string;
  /** @param bytes about so many of the hostile content */
  readonly build: (bytes: number) => Uint8Array;
}

const POINTS = trackPoints(3);
const ELEMENT_CHARACTERS = 300_000;
/** `piece` as often as it fits into `bytes`, at least once. */
const fill = (piece: string, bytes: number) =>
  piece.repeat(Math.max(1, Math.floor(bytes / new TextEncoder().encode(piece).length)));
const named = (name: string) => gpx(`<metadata><name>${name}</name></metadata>${POINTS}`);
/** A point with this content, as often as it fits. */
const inPoints = (content: string, bytes: number) =>
  gpx(POINTS.replace('</trkseg>', `${fill(`<trkpt lat="1" lon="1">${content}</trkpt>`, bytes)}</trkseg>`));
const inTcx = (content: string, bytes: number) =>
  tcx(tcxPoint(0) + tcxPoint(1) + fill(`<Trackpoint>${content}</Trackpoint>`, bytes));
/** The reference reader has to read a file with an entity in the name of its track. */
const inReference = (bytes: Uint8Array) => changed(bytes, '<trkseg>', '<name>&amp;</name><trkseg>');
const changed = (bytes: Uint8Array, before: string, after: string) =>
  new TextEncoder().encode(new TextDecoder().decode(bytes).replace(before, after));

const xml: readonly HostileFile[] = [
  { name: 'a long name', build: (bytes) => named('a'.repeat(bytes)) },
  { name: 'a long name for the reference reader', build: (bytes) => named(`&amp;${'a'.repeat(bytes)}`) },
  { name: 'combining marks', build: (bytes) => named(`e${fill('\u0301', bytes)}`) },
  { name: 'joined emoji', build: (bytes) => named(fill('👩‍👩‍👧‍👦', bytes)) },
  { name: 'an emoji joined without end', build: (bytes) => named(fill('👩\u200d', bytes)) },
  { name: 'flags', build: (bytes) => named(fill('🇵🇹', bytes)) },
  { name: 'blanks in a name', build: (bytes) => named(`a${' '.repeat(bytes)}b`) },
  { name: 'CDATA', build: (bytes) => named(`<![CDATA[${'a'.repeat(bytes)}]]>`) },
  { name: 'empty CDATA sections', build: (bytes) => named(fill('<![CDATA[]]>', bytes)) },
  { name: 'comments in a name', build: (bytes) => named(fill('<!---->', bytes)) },
  { name: 'entities', build: (bytes) => named(fill('&lt;', bytes)) },
  { name: 'unknown entities', build: (bytes) => named(fill('&a;', bytes)) },
  { name: 'bare ampersands', build: (bytes) => named(fill('& ', bytes)) },
  {
    name: 'bare ampersands in an attribute',
    build: (bytes) => gpx(`<a b="${fill('& ', bytes)}"/>${POINTS}`),
  },
  { name: 'an entity without end', build: (bytes) => named(`&${'a'.repeat(bytes)}`) },
  { name: 'long times', build: (bytes) => inPoints(`<time>${'1'.repeat(ELEMENT_CHARACTERS)}</time>`, bytes) },
  {
    name: 'times with blanks',
    build: (bytes) => inPoints(`<time>2026-06-01T08:00:00${' '.repeat(4_000)}x</time>`, bytes),
  },
  { name: 'long speeds', build: (bytes) => inPoints(`<speed>${'1'.repeat(4_000)}x</speed>`, bytes) },
  {
    name: 'speeds with blanks',
    build: (bytes) => inPoints(`<speed>1${' '.repeat(4_000)}x</speed>`, bytes),
  },
  { name: 'short bad speeds', build: (bytes) => inPoints('<speed>x</speed>'.repeat(100), bytes) },
  {
    name: 'a coordinate of many digits',
    build: (bytes) => gpx(`${POINTS.replace('-118', `-118.${'1'.repeat(bytes)}`)}`),
  },
  {
    name: 'coordinates of many digits',
    build: (bytes) =>
      gpx(
        POINTS.replace(
          '</trkseg>',
          `${fill(`<trkpt lat="${'1'.repeat(60_000)}x" lon="1"/>`, bytes)}</trkseg>`,
        ),
      ),
  },
  {
    name: 'elements of many digits',
    build: (bytes) => inTcx(`<LatitudeDegrees>${'1'.repeat(ELEMENT_CHARACTERS)}</LatitudeDegrees>`, bytes),
  },
  { name: 'a long attribute', build: (bytes) => gpx(`<a b="${'c'.repeat(bytes)}"/>${POINTS}`) },
  {
    name: 'a long creator',
    build: (bytes) => changed(gpx(POINTS), 'Test', 'a '.repeat(bytes / 2)),
  },
  { name: 'one attribute again and again', build: (bytes) => gpx(`<a ${fill('b="" ', bytes)}/>${POINTS}`) },
  { name: 'a long name of an element', build: (bytes) => gpx(`<${'a'.repeat(bytes)}/>${POINTS}`) },
  {
    name: 'long names of elements around many',
    build: (bytes) => {
      const names = Array.from({ length: 60 }, () => 'a'.repeat(bytes / 240));
      const tags = (before: string) => names.map((name) => `<${before}${name}>`).join('');
      return inReference(gpx(`${POINTS}${tags('')}${fill('<a/>', bytes / 2)}${tags('/')}`));
    },
  },
  {
    name: 'deep paths',
    build: (bytes) =>
      inReference(gpx(`${POINTS}${'<aaaa>'.repeat(60)}${fill('<a/>', bytes)}${'</aaaa>'.repeat(60)}`)),
  },
  { name: 'many elements', build: (bytes) => gpx(`${POINTS}${fill('<a/>', bytes)}`) },
  {
    name: 'many elements for the reference reader',
    build: (bytes) => inReference(gpx(`${POINTS}${fill('<a/>', bytes)}`)),
  },
  {
    name: 'many names',
    build: (bytes) => gpx(`${fill('<trk><name> </name></trk>', bytes)}${POINTS}`),
  },
  { name: 'a long comment', build: (bytes) => gpx(`<!--${'a'.repeat(bytes)}-->${POINTS}`) },
  { name: 'many comments', build: (bytes) => gpx(`${fill('<!---->', bytes)}${POINTS}`) },
  {
    name: 'comments before the root',
    build: (bytes) => joined([new TextEncoder().encode(fill('<!---->', bytes)), gpx(POINTS)]),
  },
  { name: 'points without anything', build: (bytes) => gpx(`${fill('<trkpt/>', bytes)}${POINTS}`) },
  {
    name: 'points without anything for the reference reader',
    build: (bytes) => inReference(gpx(`${POINTS}${fill('<trkpt/>', bytes)}`)),
  },
  { name: 'a long text', build: (bytes) => inReference(gpx(`${POINTS}<desc>${'a'.repeat(bytes)}</desc>`)) },
  { name: 'instructions', build: (bytes) => gpx(`${fill('<?a?>', bytes)}${POINTS}`) },
];

const TEXT: FitField = [3, 1, 7];
const fit = (bytes: number, fields: readonly FitField[], message: number, data: readonly number[]) => {
  const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE]);
  for (const second of [1, 2, 3]) builder.write(0, [1_000_000_000 + second, 400_000_000, second * 300]);
  builder.define(1, message, fields);
  for (let written = 0; written < bytes; written += data.length + 1) builder.raw(1, ...data);
  return builder.finish();
};
const joined = (parts: readonly Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
const copies = (part: Uint8Array, bytes: number) =>
  Array.from({ length: Math.floor(bytes / part.length) }, () => part);

const binary: readonly HostileFile[] = [
  { name: 'FIT names of one letter', build: (bytes) => fit(bytes, [TEXT], 12, [0x61]) },
  { name: 'empty FIT names', build: (bytes) => fit(bytes, [TEXT], 12, [0]) },
  { name: 'broken FIT names', build: (bytes) => fit(bytes, [TEXT], 12, [0xff]) },
  { name: 'long FIT names', build: (bytes) => fit(bytes, [[3, 255, 7]], 12, Array<number>(255).fill(0xff)) },
  { name: 'FIT records without a field', build: (bytes) => fit(bytes, [], RECORD, []) },
  {
    name: 'FIT speeds',
    build: (bytes) => fit(Math.min(bytes, 1_000_000), [[4, 4, 0x86]], 160, [1, 0, 0, 0]),
  },
  {
    name: 'FIT definitions',
    build: (bytes) => fit(bytes, [], RECORD, [0x42, 0, 0, 20, 0, 0]),
  },
  {
    name: 'FIT messages for the SDK',
    build: (bytes) =>
      fit(
        bytes,
        [
          [0, 1, 0],
          [0, 1, 0],
        ],
        12,
        [1, 1],
      ),
  },
  {
    name: 'small FIT messages for the SDK',
    build: (bytes) =>
      fit(
        bytes,
        [
          [0, 1, 0],
          [0, 0, 0],
        ],
        12,
        [1],
      ),
  },
  {
    name: 'FIT parts',
    build: (bytes) => joined([fit(0, [], 12, []), ...copies(new FitBuilder().raw(0x40).finish(), bytes)]),
  },
  {
    name: 'empty gzip members',
    build: (bytes) => joined([gzipSync(gpx(POINTS)), ...copies(gzipSync(new Uint8Array()), bytes)]),
  },
  {
    name: 'gzip members of a byte',
    build: (bytes) => joined([gzipSync(gpx(POINTS)), ...copies(gzipSync(Uint8Array.of(0x20)), bytes)]),
  },
  {
    name: 'empty blocks in a gzip member',
    build: (bytes) =>
      joined([gzipSync(gpx(POINTS)).subarray(0, 10), ...copies(Uint8Array.of(0, 0, 0, 0xff, 0xff), bytes)]),
  },
];

export const HOSTILE_FILES: readonly HostileFile[] = [...xml, ...binary];
