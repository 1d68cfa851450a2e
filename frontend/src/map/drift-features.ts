import { type DisplayUnits, formatDistance, formatDuration, planeDistance } from '@rideline/detection-engine';
import type { Feature, FeatureCollection, LineString, Position } from 'geojson';
import type { MapRide, MapTrack } from './map-track.ts';

/** A ride with the stretches on its wave; after the last one it drifts. */
export interface DriftingRide extends MapRide {
  readonly surfRuns: readonly (readonly [first: number, last: number])[];
}

export interface DriftTrack extends MapTrack {
  /** Epoch milliseconds. */
  readonly time: Float64Array;
}

const driftStart = ({ firstRow, surfRuns }: DriftingRide) => surfRuns.at(-1)?.[1] ?? firstRow;

/** Lines of the kinds wave, drift and tour, and a point where each ride starts. */
export function driftFeatures(track: DriftTrack, rides: readonly DriftingRide[]): FeatureCollection {
  const at = (row: number): Position => [track.longitude[row] ?? 0, track.latitude[row] ?? 0];
  const line = (kind: string, from: number, to: number): Feature<LineString> => ({
    type: 'Feature',
    properties: { kind },
    geometry: {
      type: 'LineString',
      coordinates: Array.from({ length: Math.max(2, to - from + 1) }, (_, step) =>
        at(Math.min(to, from + step)),
      ),
    },
  });
  return {
    type: 'FeatureCollection',
    features: rides.flatMap((ride) => [
      line(ride.result === 'tour' ? 'tour' : 'drift', driftStart(ride), ride.lastRow),
      ...ride.surfRuns.map(([first, last]) => line('wave', first, last)),
      {
        type: 'Feature' as const,
        properties: { kind: 'start' },
        geometry: { type: 'Point' as const, coordinates: at(ride.firstRow) },
      },
    ]),
  };
}

const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

/** Mean start and drift of the rides, and how far from each other they start, in meters; null without rides. */
export function meanDrift(track: DriftTrack, rides: readonly DriftingRide[], units: DisplayUnits) {
  if (rides.length === 0) return null;
  const { latitude, longitude, time } = track;
  const startOf = (column: Float64Array) => mean(rides.map(({ firstRow }) => column[firstRow] ?? 0));
  const change = (column: Float64Array) =>
    mean(rides.map((ride) => (column[ride.lastRow] ?? 0) - (column[driftStart(ride)] ?? 0)));
  const begin: Position = [startOf(longitude), startOf(latitude)];
  const end: Position = [begin[0]! + change(longitude), begin[1]! + change(latitude)];
  const away = rides.map(
    ({ firstRow }) =>
      planeDistance(begin[1]!, begin[0]!, latitude[firstRow] ?? 0, longitude[firstRow] ?? 0) ** 2,
  );
  const length = formatDistance(planeDistance(begin[1]!, begin[0]!, end[1]!, end[0]!), units);
  return {
    begin,
    end,
    spread: Math.sqrt(mean(away)),
    text: `Mean drift ${length} in ${formatDuration(change(time) / 1000)}`,
  };
}
