/**
 * An activity of 10,000 points as the spec's objects (built and stringified, and written directly from the columns) and
 * as the columns that the web app requests, in one run.
 */
import { gzipSync } from 'node:zlib';
import { createTrack, decodeTrack, encodeTrack, SpeedSource, type Track } from '@rideline/detection-engine';
import { trackpointsJson } from '../src/modules/activities/read/activities/trackpoints-json.ts';

const POINTS = 10_000;
const ROUNDS = 41;

function session(): Track {
  const column = (value: (row: number) => number) =>
    Float64Array.from({ length: POINTS }, (_, row) => value(row));
  const grid = (value: number, scale: number) => Math.round(value * scale) / scale;
  return createTrack({
    time: column((row) => 1_780_000_000_000 + row * 1000),
    latitude: column((row) => grid(37.7594 + Math.sin(row / 90) / 900, 1e7)),
    longitude: column((row) => grid(-122.5107 + Math.cos(row / 70) / 800, 1e7)),
    distance: column((row) => grid(row * 1.37, 100)),
    speed: column((row) => grid(2 + 2 * Math.sin(row / 40), 1000)),
    speedSource: new Uint8Array(POINTS).fill(SpeedSource.recorded),
    doubtful: new Uint8Array(POINTS),
  });
}

const track = session();
const encoded = encodeTrack(track);

function objects(): string {
  const points = [];
  for (let row = 0; row < track.length; row++) {
    points.push({
      id: row + 1,
      activity_id: 7,
      time: new Date(track.time[row]!).toISOString(),
      latitude: track.latitude[row],
      longitude: track.longitude[row],
      distance: track.distance[row],
      speed_km_h: Math.round(track.speed[row]! * 3600) / 1000,
      is_surf_point: false,
    });
  }
  return JSON.stringify(points);
}

const ways = {
  'objects, stringified': objects,
  'objects, written from columns': () =>
    Buffer.concat([...trackpointsJson(decodeTrack(encoded), 7, [])]).toString('latin1'),
  'columns, as stored': () => Buffer.from(encoded).toString('base64'),
};

const rows = Object.entries(ways).map(([way, answer]) => {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    answer();
    return performance.now() - start;
  });
  const ms = times.sort((a, b) => a - b)[ROUNDS >> 1]!;
  const text = answer();
  return { way, ms, bytes: text.length, gzip: gzipSync(text).length };
});
const [plain] = rows;
console.table(
  rows.map(({ way, ms, bytes, gzip }) => ({
    [`answer of ${POINTS} points`]: way,
    ms: ms.toFixed(2),
    'times as fast': (plain!.ms / ms).toFixed(1),
    kB: Math.round(bytes / 1000),
    'kB gzip': Math.round(gzip / 1000),
    'share of bytes': (bytes / plain!.bytes).toFixed(3),
  })),
);
