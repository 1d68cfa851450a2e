import {
  type DisplayUnits,
  distanceSymbol,
  formatDistance,
  formatDuration,
  formatSpeed,
  KMH_PER,
  longUnitOf,
  METERS_PER,
  PACIFIC,
  roughly,
  zoneOffset,
} from '@rideline/detection-engine';
import type { Ride } from '../../events/detection-events.ts';
import type { MapKind } from '../../events/sharing-events.ts';
import type { VisibleActivity } from '../public/shared-activities.ts';
import { projectToPlane } from './plane.ts';
import { waveOf } from './wave.ts';

/** Rows per slice: less than a millisecond's work. */
const SLICE_ROWS = 2_000;

/** A column of the track and the conversion of its values to integers. */
interface Column {
  readonly values: Float64Array;
  readonly toGrid: (value: number) => number;
}

/**
 * The data of a map's page: facts, and columns of the track as integers, which are tenths of seconds since `start`,
 * decimeters east and north of its center, and tenths of km/h. The page converts them to the units it shows.
 */
export function mapData(
  kind: MapKind,
  { row, track, rides, username }: VisibleActivity,
  units: DisplayUnits,
) {
  const { east, north } = projectToPlane(track);
  const { distanceUnit, speedUnit } = units;
  const long = longUnitOf(distanceUnit);
  const start = cutToTenths(track.time[0] ?? 0);
  return {
    facts: {
      kind,
      name: row.name,
      sharedBy: username,
      units: {
        distance: { perMeter: 1 / METERS_PER[distanceUnit], symbol: distanceSymbol(distanceUnit) },
        long: { perMeter: 1 / long.meters, symbol: long.symbol },
        speed: { perKmh: 1 / KMH_PER[speedUnit], symbol: speedUnit },
      },
      start: track.length > 0 ? start : null,
      /** Minutes that Pacific time is ahead of UTC at the start. */
      pacificOffset: zoneOffset(PACIFIC, start),
      isDemo: row.isDemo,
      rides: rides.map((ride) => rideOnMap(ride, kind, units)),
      wave: kind === 'develop_map' ? waveOf(rides, { time: track.time, east, north }, units) : null,
    },
    columns: {
      time: { values: track.time, toGrid: (time) => (cutToTenths(time) - start) / 100 },
      east: { values: east, toGrid: decimeters },
      north: { values: north, toGrid: decimeters },
      speed: { values: track.speed, toGrid: (speed) => speed * 36 },
    } satisfies Record<string, Column>,
  };
}

/** Cut like every time of day, so that a point is in the same second here and in the app. */
const cutToTenths = (millis: number) => Math.floor(millis / 100) * 100;
const decimeters = (meters: number) => meters * 10;

/** Writes a column as a JSON array of the differences from row to row, in slices. */
export function* differencesJson({ values, toGrid }: Column): Generator<string> {
  yield '[';
  let last = 0;
  for (let first = 0; first < values.length; first += SLICE_ROWS) {
    const end = Math.min(values.length, first + SLICE_ROWS);
    let text = '';
    for (let row = first; row < end; row++) {
      const grid = Math.round(toGrid(values[row]!));
      text += row === 0 ? grid - last : `,${grid - last}`;
      last = grid;
    }
    yield text;
  }
  yield ']';
}

/** Rows of the track, counted from 0. */
function rideOnMap(ride: Ride, kind: MapKind, units: DisplayUnits) {
  const time = kind === 'develop_map' ? ride.surfTime : ride.duration;
  return {
    first: ride.firstPoint,
    last: ride.lastPoint,
    runs: ride.surfRuns,
    figures: [
      formatDistance(ride.distance, units),
      formatDuration(time),
      roughly(formatSpeed(ride.maxSpeed, units), ride.rough),
    ].join(', '),
    isSurfRide: ride.isSurfRide,
    isTour: ride.isTour,
  };
}
