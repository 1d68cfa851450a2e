import {
  epochMillis,
  planeDistance,
  RECEIVERS,
  simulateSession,
  type SurfType,
  type TrackFileRows,
} from '@rideline/detection-engine';

const SMART_RECORDING = RECEIVERS.find(({ smartRecording, dense }) => smartRecording > 0 && !dense);

const DEFAULT_START = Date.UTC(2026, 5, 14, 14, 30);

export interface Recording {
  readonly seed: number;
  readonly surfType: SurfType;
  readonly minutes: number;
}

const simulated = new Map<string, TrackFileRows>();

/** A simulated session with uneven times, moved to a start (epoch ms). Equal recordings are simulated once. */
export function recordingAt({ seed, surfType, minutes }: Recording, start: number): TrackFileRows {
  const key = `${surfType} ${seed} ${minutes}`;
  const rows =
    simulated.get(key) ??
    simulateSession({
      seed,
      surfType,
      durationMinutes: minutes,
      startTime: epochMillis(0),
      ...(SMART_RECORDING !== undefined && { receiver: SMART_RECORDING }),
    }).recorded;
  simulated.set(key, rows);
  return movedTo(rows, start);
}

/** The same rows with another time of the first one (epoch ms). */
function movedTo(rows: TrackFileRows, start: number): TrackFileRows {
  const shift = start - (rows.time[0] ?? 0);
  const dense = rows.denseSpeed;
  return {
    ...rows,
    time: rows.time.map((time) => time + shift),
    denseSpeed: dense && { ...dense, time: dense.time.map((time) => time + shift) },
  };
}

/** The rows with a position whose whole second is later than that of the row before. */
export function positionedRows(rows: TrackFileRows): number[] {
  const kept: number[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rows.length; row++) {
    const second = Math.floor((rows.time[row] ?? 0) / 1000);
    if (second <= latest || Number.isNaN(rows.latitude[row])) continue;
    kept.push(row);
    latest = second;
  }
  return kept;
}

export type Track = TrackFileRows | (() => TrackFileRows) | null;

/** Start (epoch ms), seconds and meters of a track; an hour without distance for a manual entry. */
export function factsOf(track: Track) {
  if (track === null) return { startTime: DEFAULT_START, seconds: 3_600, meters: 0 };
  const rows = typeof track === 'function' ? track() : track;
  const kept = positionedRows(rows);
  const startTime = rows.time[0] ?? DEFAULT_START;
  const seconds = ((rows.time[rows.length - 1] ?? startTime) - startTime) / 1000;
  return { startTime, seconds, meters: Math.round((distancesAlong(rows, kept).at(-1) ?? 0) * 10) / 10 };
}

/** Cumulative meters along these rows, from their positions. */
export function distancesAlong(rows: TrackFileRows, kept: readonly number[]): number[] {
  let total = 0;
  return kept.map((row, index) => {
    const before = kept[index - 1];
    if (before !== undefined)
      total += planeDistance(
        rows.latitude[before] ?? 0,
        rows.longitude[before] ?? 0,
        rows.latitude[row] ?? 0,
        rows.longitude[row] ?? 0,
      );
    return total;
  });
}

/** Laps of a circle of 1 km, for a bike ride or a swim. */
export function lapsAt(
  { speed, minutes }: { readonly speed: number; readonly minutes: number },
  start: number,
): TrackFileRows {
  const length = minutes * 12;
  const meters = Float64Array.from({ length }, (_, row) => row * 5 * speed);
  return {
    length,
    time: meters.map((_, row) => start + row * 5_000),
    latitude: meters.map((distance) => 36.96 + 0.00143 * Math.sin((distance * 2 * Math.PI) / 1_000)),
    longitude: meters.map((distance) => -122.03 + 0.00179 * Math.cos((distance * 2 * Math.PI) / 1_000)),
    recordedSpeed: meters.map(() => speed),
    recordedDistance: meters,
    denseSpeed: null,
  };
}
