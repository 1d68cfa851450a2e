import { type TrackFileRows } from '@rideline/detection-engine';
import { distancesAlong, positionedRows } from '../sessions/recordings.ts';
import { type StravaActivity, type StreamName } from './world.ts';

type Values = readonly number[] | readonly (readonly [number, number])[];

interface Stream {
  readonly data: Values;
  readonly series_type: 'distance';
  readonly original_size: number;
  readonly resolution: 'high';
}

/** The requested streams that an activity has: index-aligned, a value per recorded point. */
export function streamsOf(
  activity: StravaActivity & { readonly track: () => TrackFileRows },
  keys: readonly string[],
): Record<string, Stream> {
  const values = valuesOf(activity.track());
  const streams: Record<string, Stream> = {};
  for (const [name, data] of Object.entries(values) as [StreamName, Values][]) {
    if (!keys.includes(name)) continue;
    streams[name] = { data, series_type: 'distance', original_size: data.length, resolution: 'high' };
  }
  return streams;
}

/** `velocity_smooth` is the mean over so many seconds before a point. */
const SMOOTHED_SECONDS = 5;

function valuesOf(rows: TrackFileRows): Record<StreamName, Values> {
  const kept = positionedRows(rows);
  const distances = distancesAlong(rows, kept);
  const seconds = kept.map((row) => Math.floor((rows.time[row] ?? 0) / 1000));
  const start = seconds[0] ?? 0;
  const speeds = kept.map((_, index) => {
    let from = index;
    while (from > 0 && (seconds[index] ?? 0) - (seconds[from - 1] ?? 0) <= SMOOTHED_SECONDS) from--;
    const elapsed = (seconds[index] ?? 0) - (seconds[from] ?? 0);
    return elapsed === 0 ? 0 : round(((distances[index] ?? 0) - (distances[from] ?? 0)) / elapsed, 10);
  });
  return {
    time: seconds.map((second) => second - start),
    latlng: kept.map(
      (row) => [round(rows.latitude[row] ?? 0, 1e6), round(rows.longitude[row] ?? 0, 1e6)] as const,
    ),
    distance: distances.map((distance) => round(distance, 10)),
    velocity_smooth: speeds,
    altitude: seconds.map((second) => round(1 + Math.sin(second / 9), 10)),
    heartrate: speeds.map((speed) => Math.min(185, Math.round(95 + 12 * speed))),
  };
}

const round = (value: number, precision: number) => Math.round(value * precision) / precision;
