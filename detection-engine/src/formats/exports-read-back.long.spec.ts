import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder, Stream } from '@garmin/fitsdk';
import { afterAll, describe, expect, it } from '@jest/globals';
import { gpx as toGeoJson } from '@tmcw/togeojson';
import { JSDOM } from 'jsdom';
import { corpus } from '../../test/corpus.ts';
import { readTrackFile } from '../../test/read-with-room.ts';
import type { SurfType } from '../detectors/detection.ts';
import { detectRides } from '../detectors/detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../detectors/parameters.ts';
import { simulateSession } from '../simulate/simulate-session.ts';
import { cleanTrack } from '../track/clean.ts';
import type { RecordedTrack } from '../track/recorded-track.ts';
import { rowsBetween } from '../track/rows-between.ts';
import type { Track } from '../track/track.ts';
import { epochMillis } from '../units.ts';
import { gpxInSlices, tracksInSlices } from './encode/encode-gpx.ts';
import { sessionFitInSlices } from './encode/session-fit.ts';

const SIMULATED = 50;
const STANDING = 10;
const REAL = 10;
const NAMES = { name: 'Dawn', sport: 'surfing' };

const folder = mkdtempSync(join(tmpdir(), 'exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rowsOf = ({ speed, distance, ...track }: Track) => ({
  ...track,
  recordedSpeed: speed,
  recordedDistance: distance,
  denseSpeed: null,
});

function written(recorded: RecordedTrack, surfType: SurfType) {
  const track = cleanTrack(recorded);
  const { rides } = detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, 'surfing');
  const tracks = rides.map(({ startTime, endTime }, index) => ({
    rows: rowsOf(rowsBetween(track, startTime, endTime)),
    name: `Ride ${index + 1}`,
    number: index + 1,
  }));
  return {
    track,
    rides,
    fit: Buffer.concat([...sessionFitInSlices({ track, rides, ...NAMES, device: null })]),
    gpx: [...gpxInSlices(rowsOf(track), NAMES)].join(''),
    tracks: [...tracksInSlices(NAMES, tracks)].join(''),
  };
}
type Written = ReturnType<typeof written>;

interface Lap {
  readonly intensity: string;
  readonly startTime: Date;
  readonly timestamp: Date;
  readonly totalDistance: number;
}

function readWithSdk({ fit, rides, track }: Written): void {
  const { messages, errors } = new Decoder(Stream.fromBuffer(fit)).read();
  expect(errors).toEqual([]);
  const { lapMesgs: laps, recordMesgs: records } = messages as unknown as {
    readonly lapMesgs: readonly Lap[];
    readonly recordMesgs: readonly object[];
  };
  expect(records).toHaveLength(new Set(track.time.map((time) => Math.round(time / 1000))).size);
  const active = laps.filter(({ intensity }) => intensity === 'active');
  expect(active).toHaveLength(rides.length);
  for (const [index, lap] of active.entries()) {
    const ride = rides[index]!;
    expect(Math.abs(lap.startTime.getTime() - ride.startTime)).toBeLessThanOrEqual(500);
    expect(Math.abs(lap.timestamp.getTime() - ride.endTime)).toBeLessThanOrEqual(500);
    expect(lap.totalDistance).toBeCloseTo(ride.distance, 2);
  }
  const meters = laps.reduce((sum, { totalDistance }) => sum + totalDistance, 0);
  expect(Math.abs(meters - track.distance.at(-1)!)).toBeLessThan(0.02);
}

const { DOMParser } = new JSDOM('').window;

function readWithToGeoJson({ gpx, tracks, rides, track }: Written): void {
  const lines = (text: string) =>
    toGeoJson(new DOMParser().parseFromString(text, 'text/xml') as never).features.map(
      ({ properties }) =>
        properties as {
          readonly name: string;
          readonly coordinateProperties: { readonly times: readonly string[] };
        },
    );
  const [whole] = lines(gpx);
  expect(whole!.coordinateProperties.times.map(Date.parse)).toEqual([...track.time]);
  const found = rides.length === 0 ? [] : lines(tracks);
  expect(found.map(({ name }) => name)).toEqual(rides.map((_, index) => `Ride ${index + 1}`));
  for (const [index, { coordinateProperties }] of found.entries()) {
    const { times } = coordinateProperties;
    expect([times[0], times.at(-1)].map((time) => Date.parse(time!))).toEqual([
      rides[index]!.startTime,
      rides[index]!.endTime,
    ]);
  }
}

function gpsbabelVersion(): string | null {
  try {
    return execFileSync('gpsbabel', ['-V'], { encoding: 'utf8' });
  } catch {
    return null;
  }
}

/** Tracks of a file as GPSBabel writes them again: the times of the points of each. */
function readWithGpsbabel(content: string | Buffer, format: 'garmin_fit' | 'gpx'): number[][] {
  const file = join(folder, 'session');
  writeFileSync(file, content);
  const again = execFileSync('gpsbabel', ['-t', '-i', format, '-f', file, '-o', 'gpx', '-F', '-'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return again
    .split('<trk>')
    .slice(1)
    .map((track) => Array.from(track.matchAll(/<time>(.*?)<\/time>/g), ([, time]) => Date.parse(time!)));
}

const simulated = (surfType: SurfType, count: number) =>
  Array.from({ length: count }, (_, seed) => ({
    name: `simulated session ${seed + 1} of ${surfType}`,
    surfType,
    read: () =>
      Promise.resolve<RecordedTrack>(
        simulateSession({
          surfType,
          seed: seed + 1,
          durationMinutes: 30,
          startTime: epochMillis(Date.UTC(2026, 5, 1, 8)),
        }).recorded,
      ),
  }));

const ridesOf = (recorded: RecordedTrack) =>
  detectRides(cleanTrack(recorded), 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing').rides.map(
    ({ startTime, endTime, speedSource }) => [startTime, endTime, speedSource],
  );

it.each([
  ['garmin_fit', 'converted.fit'],
  ['gtrnctr', 'converted.tcx'],
])('GPSBabel as %s gives the rides of the positions, whatever speeds it adds', async (format, name) => {
  if (gpsbabelVersion() === null) return;
  const session = { surfType: 'traveling_waves', seed: 3, durationMinutes: 60 } as const;
  const { recorded } = simulateSession({ ...session, startTime: epochMillis(Date.UTC(2026, 5, 1, 8)) });
  const positions = { ...recorded, recordedSpeed: new Float64Array(recorded.length).fill(NaN) };
  const gpx = join(folder, 'positions.gpx');
  const converted = join(folder, name);
  writeFileSync(gpx, [...gpxInSlices(positions, NAMES)].join(''));
  execFileSync('gpsbabel', ['-t', '-i', 'gpx', '-f', gpx, '-o', format, '-F', converted]);
  const rides = ridesOf(await readTrackFile(readFileSync(gpx), 'positions.gpx'));
  expect(rides.length).toBeGreaterThan(3);
  const again = ridesOf(await readTrackFile(readFileSync(converted), name));
  expect(again.map(([, , source]) => source)).toEqual(rides.map(([, , source]) => source));
  for (const [index, [start, end]] of rides.entries()) {
    expect(Math.abs(again[index]![0]! - start!)).toBeLessThan(100);
    expect(Math.abs(again[index]![1]! - end!)).toBeLessThan(100);
  }
});

describe.each([
  ...simulated('traveling_waves', SIMULATED),
  ...simulated('standing_waves', STANDING),
  ...corpus()
    .filter(({ name }) => /windsurf-native|wave-analysis/.test(name))
    .slice(0, REAL)
    .map(({ name, bytes }) => ({
      name,
      surfType: 'traveling_waves' as const,
      read: () => readTrackFile(bytes, name),
    })),
])('the files of $name', ({ read, surfType }) => {
  it('are read by the SDK, togeojson and GPSBabel', async () => {
    const files = written(await read(), surfType);
    readWithSdk(files);
    readWithToGeoJson(files);
    if (gpsbabelVersion() === null) return;
    const { track, rides, tracks } = files;
    const seconds = [...new Set(track.time.map((time) => Math.round(time / 1000) * 1000))];
    expect(readWithGpsbabel(files.fit, 'garmin_fit').flat()).toEqual(seconds);
    expect(readWithGpsbabel(files.gpx, 'gpx')).toEqual([[...track.time]]);
    if (rides.length === 0) return;
    const ends = readWithGpsbabel(tracks, 'gpx').map((times) => [times[0], times.at(-1)]);
    expect(ends).toEqual(rides.map(({ startTime, endTime }) => [startTime, endTime]));
  });
});
