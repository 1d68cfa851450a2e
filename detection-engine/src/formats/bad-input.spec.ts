import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'fflate';
import {
  LATITUDE,
  LONGITUDE,
  RECORD,
  TIMESTAMP,
  plainFit,
  repairFitCrc,
  FitBuilder,
} from '../../test/fit-builder.ts';
import { gpx, tcx, tcxPoint, trackPoint, trackPoints, utf16 } from '../../test/xml-files.ts';
import { readTrackFile } from '../../test/read-with-room.ts';
import { TrackFileError, type TrackFileErrorCode } from './track-file-error.ts';

const text = (content: string) => new TextEncoder().encode(content);
const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

async function refusal(bytes: Uint8Array, fileName: string): Promise<TrackFileError> {
  try {
    await readTrackFile(bytes, fileName);
  } catch (error) {
    if (error instanceof TrackFileError) return error;
    throw error;
  }
  throw new Error('The file was read');
}

describe('a track whose points', () => {
  const points = (change: (point: string, second: number) => string) =>
    Array.from({ length: 9 }, (_, second) => change(trackPoint(second), second)).join('');
  const gpxOf = (change: (point: string, second: number) => string) =>
    gpx(`<trk><trkseg>${points(change)}</trkseg></trk>`);
  const withTime = (text: string) => (point: string) =>
    point.replace(/<time>.*<\/time>/, `<time>${text}</time>`);

  it.each<[string, Uint8Array, TrackFileErrorCode, string]>([
    [
      'have unreadable times',
      gpxOf(withTime('10.04.05')),
      'unreadable_times',
      'The times in this file are written in a way that cannot be read ("10.04.05").',
    ],
    [
      'have ambiguous dates',
      tcx(
        Array.from({ length: 9 }, (_, second) => tcxPoint(second).replace(/2026-06-01T/, '06/01/2026 ')).join(
          '',
        ),
      ),
      'unreadable_times',
      'The times in this file are written in a way that cannot be read ("06/01/2026 08:00:00.000Z").',
    ],
    [
      'have unreadable positions',
      gpxOf((point) => point.replace('lat="33.5"', 'lat="33°30\'00&quot;N"')),
      'unreadable_positions',
      'The positions in this file are written in a way that cannot be read ("33°30\'00"N").',
    ],
    [
      'all have one time',
      gpxOf(withTime('2026-06-01T08:00:00Z')),
      'one_time',
      'All points of this track have the same time (2026-06-01T08:00:00.000Z), so no speed can be worked out. Export it with the time of each point and try again.',
    ],
  ])('%s is refused with what is so', async (_, bytes, code, sentence) => {
    const { code: refused, message } = await refusal(bytes, 'session');
    expect([refused, message]).toEqual([code, sentence]);
  });

  it('are read but for a few with unreadable times, which are told', async () => {
    const { length, facts } = await readTrackFile(
      gpxOf((point, second) => (second < 2 ? withTime('noon')(point) : point)),
      'session',
    );
    expect([length, facts.warnings]).toEqual([
      7,
      ['2 points with a time that cannot be read ("noon") were left out.'],
    ]);
  });
});

describe('a file that is not a track', () => {
  it.each<[string, Uint8Array, string, TrackFileErrorCode]>([
    ['nothing at all', new Uint8Array(), 'empty.fit', 'empty_file'],
    ['text', text('Dear diary, the swell was good.'), 'diary.gpx', 'unsupported_format'],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      'wave.fit',
      'unsupported_format',
    ],
    ['a web page', text('<html><body>Please sign in</body></html>'), 'activity.tcx', 'unsupported_format'],
    ['text named .txt', text('Dear diary'), 'notes.gpx.txt', 'wrong_extension'],
    ['records of Apple Health', text('<?xml version="1.0"?><HealthData/>'), 'export.xml', 'wrong_extension'],
    ['a zip within a gz', gzipSync(gzipSync(gpx(trackPoints(3)))), 'a.gpx.gz', 'unsupported_format'],
  ])('is refused: %s', async (_, bytes, fileName, code) => {
    const error = await refusal(bytes, fileName);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['surf.gpx.xml', gpx(trackPoints(3)), 'gpx'],
    ['surf.gpx.txt', gpx(trackPoints(3)), 'gpx'],
    ['surf.XML', tcx(tcxPoint(0) + tcxPoint(1)), 'tcx'],
    ['document.bin', plainFit().finish(), 'fit'],
    ['surf.gpx', plainFit().finish(), 'fit'],
    ['surf.gpx.xml.gz', gzipSync(gpx(trackPoints(3))), 'gpx'],
    ['surf.bin', gzipSync(gpx(trackPoints(3))), 'gpx'],
  ])('is known by its content, whatever its name: %s', async (name, bytes, format) => {
    expect((await readTrackFile(bytes, name)).format).toBe(format);
  });

  it.each([
    ['session.sml', '<?xml version="1.0"?><sml><DeviceLog/></sml>'],
    ['session', '<sml xmlns="http://www.suunto.com/schemas/sml"/>'],
    ['session.json', '{"DeviceLog": {"Samples": []}}'],
    ['session.JSON.gz', '{}'],
  ])('names the FIT export for a file of Suunto: %s', async (name, content) => {
    const bytes = name.endsWith('.gz') ? gzipSync(text(content)) : text(content);
    expect((await refusal(bytes, name)).message).toContain(
      'Export the session as a FIT file in the Suunto app and upload that.',
    );
  });

  it.each(['training-session-2026.json', ''])('says where a session of Polar is read: "%s"', async (name) => {
    const { message } = await refusal(text('{"exportVersion": "1.6", "exercises": []}'), name);
    expect(message).toContain('Choose it on the page Upload');
  });

  it('is read by its content without an extension, and unpacked from .gz', async () => {
    expect((await readTrackFile(gpx(trackPoints(3)), 'strava 123')).format).toBe('gpx');
    expect((await readTrackFile(gzipSync(plainFit().finish()), 'a.fit.gz')).length).toBe(60);
  });

  it.each([1, 3, 7, 512, 40_000])('is read with %d zero bytes behind its gzip data', async (padding) => {
    const packed = gzipSync(gpx(trackPoints(200)));
    const padded = new Uint8Array(packed.length + padding);
    padded.set(packed);
    expect((await readTrackFile(padded, 'a.gpx.gz')).length).toBe(200);
  });

  it('is refused when its gzip data is truncated or damaged', async () => {
    const packed = gzipSync(gpx(trackPoints(200)));
    expect((await refusal(packed.subarray(0, packed.length / 2), 'a.gpx.gz')).code).toBe('truncated');
    const changed = packed.slice();
    changed.fill(0xff, 20, 40);
    expect((await refusal(changed, 'a.gpx.gz')).code).toBe('damaged');
  });
});

describe('a damaged FIT file', () => {
  const whole = plainFit().finish();

  it('is refused as truncated at any length within a message', async () => {
    for (let length = 14; length < whole.length; length += 19) {
      expect((await refusal(whole.subarray(0, length), 'a.fit')).code).toBe('truncated');
    }
  });

  it('is refused when any data byte is changed', async () => {
    for (let at = 14; at < whole.length; at += 17) {
      const changed = whole.slice();
      changed[at] = changed[at]! ^ 0x10;
      expect((await refusal(changed, 'a.fit')).code).toBe('bad_checksum');
    }
  });

  it('keeps intact parts and warns about a damaged one after them', async () => {
    const chained = await readTrackFile(join(whole, whole), 'a.fit');
    expect([chained.length, chained.facts.warnings]).toEqual([120, []]);
    const cut = await readTrackFile(join(whole, whole.subarray(0, 300)), 'a.fit');
    expect([cut.length, cut.facts.warnings.length]).toEqual([60, 1]);
    const junk = await readTrackFile(join(whole, new Uint8Array(5)), 'a.fit');
    expect([junk.length, junk.facts.warnings.length]).toEqual([60, 1]);
  });

  it('keeps the points before invalid messages', async () => {
    const track = await readTrackFile(plainFit().raw(0x0f, 1, 2, 3).finish(), 'a.fit');
    expect(track.length).toBe(60);
    expect(track.facts.warnings).toEqual([expect.stringContaining('damaged')]);
  });

  it('is refused with fewer than two positions', async () => {
    const indoors = new FitBuilder().define(0, RECORD, [TIMESTAMP]).write(0, [1]).write(0, [2]).finish();
    expect((await refusal(indoors, 'a.fit')).code).toBe('no_positions');
    const single = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE])
      .write(0, [1, 5, 5])
      .finish();
    expect((await refusal(single, 'a.fit')).code).toBe('too_few_points');
  });

  it('is refused without times', async () => {
    const timeless = new FitBuilder()
      .define(0, RECORD, [LATITUDE, LONGITUDE])
      .write(0, [5, 5])
      .write(0, [6, 6]);
    expect((await refusal(timeless.finish(), 'a.fit')).code).toBe('no_times');
  });

  it('is read once its checksum is repaired', async () => {
    const changed = whole.slice();
    changed[60] = changed[60]! ^ 1;
    expect((await readTrackFile(repairFitCrc(changed), 'a.fit')).length).toBe(60);
  });
});

describe('unusual XML', () => {
  const points = trackPoints(3);

  it.each<[string, Uint8Array, TrackFileErrorCode]>([
    [
      'without times',
      gpx(
        trackPoint(0)
          .replace(/<time>.*<\/time>/, '')
          .repeat(3),
      ),
      'no_times',
    ],
    ['with one point', gpx(trackPoint(0)), 'too_few_points'],
    ['with waypoints only', gpx('<wpt lat="1" lon="2"/>'), 'no_positions'],
    [
      'with a document type',
      text(`<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "b">]><gpx>${points}</gpx>`),
      'forbidden_xml',
    ],
    ['with a document type behind a comment', text(`<!-- -->\n<!DOCTYPE gpx><gpx/>`), 'forbidden_xml'],
    ['with a document type inside', gpx(`${points}<!DOCTYPE gpx>`), 'forbidden_xml'],
    ['with an entity declaration inside', gpx(`${points}<!ENTITY a SYSTEM b>`), 'forbidden_xml'],
    ['cut in the middle of a point', gpx(points).subarray(0, -40), 'truncated'],
    ['with crossed tags', gpx(`<trk><trkseg>${trackPoint(0)}</trk></trkseg>`), 'malformed_xml'],
    [
      'with a hundred and one attributes',
      gpx(`<a ${Array.from({ length: 101 }, (_, i) => `b${i}="c"`).join(' ')}/>`),
      'xml_too_complex',
    ],
    ['200,000 elements deep', gpx('<a>'.repeat(200_000) + '</a>'.repeat(200_000)), 'xml_too_complex'],
    [
      '200,000 track points deep',
      gpx('<trk><trkseg>' + '<trkpt lat="1" lon="1">'.repeat(200_000)),
      'xml_too_complex',
    ],
  ])('is refused: %s', async (_, bytes, code) => {
    expect((await refusal(bytes, 'a.gpx')).code).toBe(code);
  });

  it.each<[string, Uint8Array]>([
    ['an undeclared prefix', gpx(points.replaceAll('<time>', '<no:where/><time>'))],
    [
      'blanks before the declaration',
      text(`\n \t<?xml version="1.0"?>${new TextDecoder().decode(gpx(points))}`),
    ],
    ['a byte order mark', join(Uint8Array.of(0xef, 0xbb, 0xbf), gpx(points))],
    ['UTF-16 with a byte order mark', utf16('\ufeff' + new TextDecoder().decode(gpx(points)))],
    ['UTF-16 without one', utf16(new TextDecoder().decode(gpx(points)))],
    [
      'a prefix on everything',
      text(new TextDecoder().decode(gpx(points)).replace(/<(\/?)(?=[a-z])/g, '<$1g:')),
    ],
    ['a bare ampersand in the name', gpx(points.replace('<trkseg>', '<name>Surf & chill</name><trkseg>'))],
    [
      'a document type within CDATA',
      gpx(points.replace('<trkseg>', '<desc><![CDATA[<!DOCTYPE html>]]></desc><trkseg>')),
    ],
    ['comments between everything', gpx(points.replace(/></g, '><!-- <trkpt> --><'))],
  ])('is read with %s', async (_, bytes) => {
    const track = await readTrackFile(bytes, 'a.gpx');
    expect(track.length).toBe(3);
    expect(Array.from(track.time)).toEqual([0, 1000, 2000].map((step) => Date.UTC(2026, 5, 1, 8) + step));
  });

  it('drops points off the globe and points without a time, with warnings', async () => {
    const track = await readTrackFile(
      gpx(
        `<trk><trkseg>${trackPoint(0)}${trackPoint(1)}${trackPoint(2, 91)}${trackPoint(3).replace(/<time>.*<\/time>/, '')}</trkseg></trk>`,
      ),
      'a.gpx',
    );
    expect(Array.from(track.latitude, (degrees) => degrees === degrees)).toEqual([true, true, false]);
    expect(track.facts.warnings).toEqual([
      '1 point without a time was left out.',
      '1 position outside the globe was left out.',
    ]);
  });

  it('keeps repeated and backward times for the cleaning', async () => {
    const order = [2, 2, 0, 1];
    const track = await readTrackFile(
      gpx(`<trk><trkseg>${order.map((second) => trackPoint(second)).join('')}</trkseg></trk>`),
      'a.gpx',
    );
    expect(Array.from(track.time, (time) => (time - Date.UTC(2026, 5, 1, 8)) / 1000)).toEqual(order);
  });
});
