import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from '../track/distance.ts';
import type { DenseSpeed, RecordedTrack, TrackFileFacts, TrackFormat } from '../track/recorded-track.ts';

/** A reading on a plane around a spot; `east` and `north` are NaN without a position. */
export interface PathReading {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Meters from the spot. */
  readonly east: number;
  readonly north: number;
  /** m/s as written by the receiver; NaN for none. */
  readonly speed: number;
  /** Beats per minute; left out for a receiver without a sensor. */
  readonly heartRate?: number;
}

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

export interface RecordingKind {
  readonly format: TrackFormat;
  readonly denseSpeed?: DenseSpeed | null;
  readonly facts?: Partial<TrackFileFacts>;
}

/** Converts readings to a recorded track around a spot, as a reader returns it. */
export function recordPath(readings: readonly PathReading[], spot: Spot, kind: RecordingKind): RecordedTrack {
  const length = readings.length;
  const column = (value: (reading: PathReading) => number) => Float64Array.from(readings, value);
  const scale = metersPerLongitude(spot.latitude);
  return {
    format: kind.format,
    length,
    time: column(({ time }) => time),
    latitude: column(({ north }) => spot.latitude + north / METERS_PER_DEGREE),
    longitude: column(({ east }) => longitudeDifference(0, spot.longitude + east / scale)),
    recordedSpeed: column(({ speed }) => speed),
    recordedDistance: new Float64Array(length).fill(Number.NaN),
    ...(readings.some(({ heartRate }) => heartRate !== undefined) && {
      heartRate: Uint8Array.from(readings, ({ heartRate }) => heartRate ?? 0),
    }),
    denseSpeed: kind.denseSpeed ?? null,
    facts: { name: null, sport: null, device: null, warnings: [], ...kind.facts },
  };
}
