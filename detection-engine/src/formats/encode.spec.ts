import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TrackFileRows, TrackFormat } from '../track/recorded-track.ts';
import { gpxInSlices } from './encode/encode-gpx.ts';
import { encodeTrackFile } from './encode.ts';
import { readTrackFile } from '../../test/read-with-room.ts';

const START = Date.UTC(2026, 5, 1, 8);
const FORMATS: readonly TrackFormat[] = ['fit', 'gpx', 'tcx'];

/** A row per second with position, speed and distance; every fifth speed is absent. */
function rows(length: number): TrackFileRows {
  const column = (value: (row: number) => number) => Float64Array.from({ length }, (_, row) => value(row));
  return {
    length,
    time: column((row) => START + row * 1000),
    latitude: column((row) => -33.5 - row * 0.00012),
    longitude: column((row) => 151.25 + Math.sin(row) * 0.001),
    recordedSpeed: column((row) => (row % 5 === 4 ? NaN : (row * 0.731) % 9)),
    recordedDistance: column((row) => row * 2.5),
    denseSpeed: null,
  };
}

const largestDifference = (a: Float64Array, b: Float64Array) =>
  a.reduce(
    (largest, value, row) => Math.max(largest, Number.isNaN(value) ? 0 : Math.abs(value - b[row]!)),
    0,
  );

describe.each(FORMATS)('writing %s', (format) => {
  it('round-trips rows', async () => {
    const written = rows(500);
    const read = await readTrackFile(
      encodeTrackFile(written, format, { sport: 'surfing', name: 'Dawn' }),
      `a.${format}`,
    );
    expect(read.time).toEqual(written.time);
    expect(largestDifference(written.latitude, read.latitude)).toBeLessThan(6e-8);
    expect(largestDifference(written.longitude, read.longitude)).toBeLessThan(6e-8);
    expect(largestDifference(written.recordedSpeed, read.recordedSpeed)).toBeLessThanOrEqual(0.000501);
    expect(largestDifference(written.recordedDistance, read.recordedDistance)).toBeLessThan(0.00501);
    expect(Array.from(read.recordedSpeed, Number.isNaN)).toEqual(
      Array.from(written.recordedSpeed, Number.isNaN),
    );
    expect([read.facts.name, read.facts.sport]).toEqual(['Dawn', 'surfing']);
  });

  it('writes well-formed files for any names', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const names = { name: text, device: text, sport: text };
        const read = await readTrackFile(encodeTrackFile(rows(3), format, names), `a.${format}`);
        expect(read.length).toBe(3);
      }),
    );
  });
});

describe('writing FIT', () => {
  it('of any size gives whole files', async () => {
    for (let length = 180; length < 200; length++) {
      const file = encodeTrackFile(rows(length), 'fit', { name: 'x'.repeat(length % 8) });
      expect((await readTrackFile(file, 'a.fit')).length).toBe(length);
    }
  });
});

describe('gpxInSlices', () => {
  const LINE =
    '<trkpt lat="-33.5000000" lon="151.2500000"><time>2026-06-01T08:00:00Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>0.000</gpxtpx:speed></gpxtpx:TrackPointExtension><gpxdata:distance>0.00</gpxdata:distance></extensions></trkpt>';
  const HEAD =
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2" xmlns:gpxdata="http://www.cluetrust.com/XML/GPXDATA/1/0" creator="Rideline">\n<trk><name>Dawn</name><trkseg>';
  const textOf = (written: TrackFileRows) => [...gpxInSlices(written, { name: 'Dawn' })].join('');

  it('yields a line per point between head and end', () => {
    expect(textOf(rows(1))).toBe(`${HEAD}\n${LINE}\n</trkseg></trk>\n</gpx>\n`);
    expect(textOf(rows(0))).toBe(`${HEAD}\n</trkseg></trk>\n</gpx>\n`);
    const nowhere = { ...rows(3), latitude: Float64Array.of(-33.5, NaN, NaN) };
    expect(textOf(nowhere)).toBe(textOf(rows(1)));
  });

  it('yields the whole file in small slices', () => {
    const written = rows(5_000);
    const slices = [...gpxInSlices(written, { name: 'Dawn' })];
    const names = { name: 'Dawn', device: 'Rideline' };
    const file = new TextDecoder().decode(encodeTrackFile(written, 'gpx', names));
    expect(slices.join('')).toBe(file);
    const times = [...file.matchAll(/<time>(.*?)<\/time>/g)].map(([, time]) => Date.parse(time!));
    expect(times).toEqual([...written.time]);
    expect(file.split('\n')).toHaveLength(5_000 + 6);
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThan(100_000);
  });
});

describe('names in XML files', () => {
  it('are escaped and read back unchanged', async () => {
    const name = `Tom & Ann's <"best"> 🌊 day`;
    for (const format of ['gpx', 'tcx'] as const) {
      const file = encodeTrackFile(rows(2), format, { name, device: name });
      const { facts } = await readTrackFile(file, `a.${format}`);
      expect([facts.name, facts.device]).toEqual([name, name]);
    }
  });
});

describe('positions and hidden speed', () => {
  it('leaves rows without a position out of GPX and keeps them in FIT and TCX', async () => {
    const written = rows(10);
    written.latitude[3] = written.longitude[3] = NaN;
    const tracks = await Promise.all(
      FORMATS.map((format) => readTrackFile(encodeTrackFile(written, format), `a.${format}`)),
    );
    expect(tracks.map(({ length }) => length)).toEqual([10, 9, 10]);
  });

  it('round-trips the dense channel (message 160) in FIT', async () => {
    const smart = rows(40);
    const seconds = 39 * 3;
    for (let row = 0; row < 40; row++) smart.time[row] = START + row * 3000;
    const dense = {
      time: Float64Array.from({ length: seconds }, (_, index) => START + (index + 1) * 1000),
      speed: Float64Array.from({ length: seconds }, (_, index) => 1 + (index % 7) / 2),
    };
    for (let row = 1; row < 40; row++) smart.recordedSpeed[row] = dense.speed[row * 3 - 1]!;
    const read = await readTrackFile(encodeTrackFile({ ...smart, denseSpeed: dense }, 'fit'), 'a.fit');
    expect(read.denseSpeed).toEqual(dense);
  });
});
