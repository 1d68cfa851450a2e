import { describe, expect, it } from '@jest/globals';
import { gpx, isoAt, tcx, tcxPoint, trackPoint } from '../../test/xml-files.ts';
import { readGpx, readTcx } from '../../test/read-with-room.ts';
import { parseIsoTime } from './iso-time.ts';

const withinPoint = (second: number, more: string) =>
  trackPoint(second).replace('</trkpt>', `${more}</trkpt>`);
const gpxTrack = (...points: readonly string[]) => gpx(`<trk><trkseg>${points.join('')}</trkseg></trk>`);

describe('reading GPX', () => {
  it.each([
    ['GPX 1.0', '<speed>2.5</speed>'],
    [
      'Garmin',
      '<extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>2.5</gpxtpx:speed></gpxtpx:TrackPointExtension></extensions>',
    ],
    ['Suunto', '<extensions><gpxdata:speed>2.5</gpxdata:speed></extensions>'],
    ['OsmAnd', '<extensions><osmand:speed> 2.5 </osmand:speed></extensions>'],
    ['an empty one before it', '<extensions><a:speed/><b:speed>2.50</b:speed></extensions>'],
  ])('reads the speed of %s', async (_, xml) => {
    const track = await readGpx(gpxTrack(trackPoint(0), withinPoint(1, xml)));
    expect(Array.from(track.recordedSpeed)).toEqual([NaN, 2.5]);
  });

  it('reads the distance and ignores negative speeds', async () => {
    const track = await readGpx(
      gpxTrack(
        withinPoint(0, '<extensions><gpxdata:distance>12.5</gpxdata:distance><speed>-1</speed></extensions>'),
        trackPoint(1),
      ),
    );
    expect(Array.from(track.recordedDistance)).toEqual([12.5, NaN]);
    expect(Array.from(track.recordedSpeed)).toEqual([NaN, NaN]);
  });

  it('joins segments and tracks in file order and skips waypoints and routes', async () => {
    const waypoint = '<wpt lat="1" lon="1"><time>2020-01-01T00:00:00Z</time></wpt>';
    const route = '<rte><rtept lat="1" lon="1"><time>2020-01-01T00:00:00Z</time></rtept></rte>';
    const segment = (second: number) => `<trkseg>${trackPoint(second)}</trkseg>`;
    const track = await readGpx(
      gpx(`${waypoint}${route}<trk>${segment(0)}${segment(1)}</trk><trk>${segment(2)}</trk>`),
    );
    expect(track.length).toBe(3);
  });

  it('reads name, sport and device', async () => {
    const points = `<trkseg>${trackPoint(0)}${trackPoint(1)}</trkseg>`;
    const named = await readGpx(
      gpx(
        `<metadata><name>File</name></metadata><trk><name><![CDATA[ Dawn\n patrol &]]></name><type>SURFING</type>${points}</trk>`,
      ),
    );
    expect(named.facts).toEqual({ name: 'Dawn patrol &', sport: 'surfing', device: 'Test', warnings: [] });
    expect(
      (await readGpx(gpx(`<metadata><name>File</name></metadata><trk>${points}</trk>`))).facts.name,
    ).toBe('File');
    expect((await readGpx(gpx(`<trk>${points}</trk>`))).facts.name).toBeNull();
  });

  it('ignores texts that are not numbers', async () => {
    const odd = ['', 'abc', '0x10', 'Infinity', '1,5,5'].map((text, second) =>
      trackPoint(second).replace('33.5', text),
    );
    const even = ['33.5', ' +3.35e1 ', '33,5', '३३.५', '۳۳٫۵'].map((text, second) =>
      trackPoint(8 + second).replace('33.5', text),
    );
    const track = await readGpx(gpxTrack(...odd, ...even));
    expect(Array.from(track.latitude)).toEqual([NaN, NaN, NaN, NaN, NaN, 33.5, 33.5, 33.5, 33.5, 33.5]);
    expect(track.facts.warnings).toEqual(['4 positions that cannot be read ("abc") were left out.']);
  });
});

describe('reading TCX', () => {
  it('reads positions, distance and speed, and keeps points without a position', async () => {
    const track = await readTcx(
      tcx(
        tcxPoint(
          0,
          '<DistanceMeters>1.5</DistanceMeters><Extensions><ns3:TPX><ns3:Speed>2.25</ns3:Speed></ns3:TPX></Extensions>',
        ) +
          `<Trackpoint><Time>${isoAt(1)}</Time><Extensions><TPX><Speed>1</Speed></TPX></Extensions></Trackpoint>` +
          tcxPoint(2),
      ),
    );
    expect(Array.from(track.latitude)).toEqual([33.5, NaN, 33.5]);
    expect(Array.from(track.recordedDistance)).toEqual([1.5, NaN, NaN]);
    expect(Array.from(track.recordedSpeed)).toEqual([2.25, 1, NaN]);
    expect(track.facts.sport).toBe('other');
  });
});

describe('parseIsoTime', () => {
  const base = Date.UTC(2024, 1, 29, 23, 59, 58);

  it.each([
    ['2024-02-29T23:59:58Z', 0],
    ['2024-02-29T23:59:58.25Z', 250],
    ['2024-02-29T23:59:58,2519Z', 251],
    ['2024-02-29T23:59:58', 0],
    [' 2024-02-29 23:59:58z\n', 0],
    ['2024-03-01T01:29:58+01:30', 0],
    ['2024-02-29T16:59:58-0700', 0],
    ['2024-02-29T23:59Z', -58_000],
    ['2024-02-29T23:59:60Z', 2000],
    ['۲۰۲۴-۰۲-۲۹T۲۳:۵۹:۵۸Z', 0],
    ['२०२४-०२-२९T२३:५९:५८Z', 0],
    ['2024-02-29T11:59:58 PMZ', 0],
    ['2024-02-29 11:59:58 p. m.', 0],
    ['2024-02-29 11:59 am', -12 * 3_600_000 - 58_000],
    ['2024-03-01T12:00:00 AMZ', 2000],
    ['2024/02/29 23:59:58', 0],
    ['2024.02.29 23.59.58', 0],
    ['2024-02-29T23.59.58Z', 0],
    ['29.02.2024 23:59:58', 0],
    ['29/02/2024, 23:59:58', 0],
    ['2/29/2024 11:59:58 PM', 0],
    ['Thu, 29 Feb 2024 23:59:58 GMT', 0],
    ['Feb 29, 2024 11:59:58 PM', 0],
    ['20240229T235958Z', 0],
    ['1709251198', 0],
    ['1709251198.5', 500],
    ['1709251198000', 0],
  ])('reads %s', (text, difference) => {
    expect(parseIsoTime(text)).toBe(base + difference);
  });

  it.each([
    '',
    'yesterday',
    '2023-02-29T00:00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-01-01T24:00:00Z',
    '2024-01-01',
    '10.04.05',
    '03/04/2024 10:00:00',
    '2024-01-01T13:00:00 AM',
    '2024-01-01T00:00:00 PM',
    '1709251',
  ])('returns NaN for "%s"', (text) => {
    expect(parseIsoTime(text)).toBeNaN();
  });

  it('agrees with Date on every day of four centuries', () => {
    const wrong: string[] = [];
    for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2300, 0, 1); day += 86_400_000) {
      const text = new Date(day).toISOString();
      if (parseIsoTime(text) !== day) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});
