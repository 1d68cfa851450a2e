import type { MapKind } from '../../events/map-drawn.ts';
import type { Ride } from '../../events/shared.ts';
import type { ShownActivity } from '../public/shared-activities.ts';
import { PER_KMH, PER_METER, type Units } from '../public/units.ts';
import { layOnGround } from './ground.ts';

const SYMBOL = { meters: 'm', yards: 'yd', feet: 'ft' } as const;

/** Rows whose differences are written in one go: less than a millisecond's work. */
const SLICE_ROWS = 2_000;

/** Of each row its value, and the whole number that stands for it. */
interface Column {
  readonly values: Float64Array;
  readonly toGrid: (value: number) => number;
}

/**
 * What a map's page is drawn from: facts, and columns of the track as whole numbers, which are seconds/10 since
 * `start`, decimetres east and north of its middle, and tenths of km/h; the page converts them to the units it shows.
 */
export function mapData(
  kind: MapKind,
  { row, track, rides, username }: ShownActivity,
  { distance_unit, speed_unit }: Units,
) {
  const { east, north } = layOnGround(track);
  const start = track.time[0] ?? null;
  return {
    facts: {
      kind,
      name: row.name === '' ? 'Unnamed Activity' : row.name,
      sharedBy: username,
      units: {
        distance: { perMeter: PER_METER[distance_unit], symbol: SYMBOL[distance_unit] },
        speed: { perKmh: PER_KMH[speed_unit], symbol: speed_unit },
      },
      start,
      isDemo: row.is_demo,
      rides: rides.map(rideOnMap),
    },
    columns: {
      time: { values: track.time, toGrid: (time) => (time - (start ?? time)) / 100 },
      east: { values: east, toGrid: decimeters },
      north: { values: north, toGrid: decimeters },
      speed: { values: track.speed, toGrid: (speed) => speed * 36 },
      distance: { values: track.distance, toGrid: decimeters },
    } satisfies Record<string, Column>,
  };
}

const decimeters = (meters: number) => meters * 10;

/** A column as a JSON list of the differences from row to row, in slices. */
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
function rideOnMap(ride: Ride) {
  return {
    first: ride.firstPoint,
    last: ride.lastPoint,
    runs: ride.surfRuns,
    duration: ride.duration,
    surfTime: ride.surfTime,
    distance: ride.distance,
    maxSpeed: ride.maxSpeed,
    rough: ride.rough,
    isSurfRide: ride.isSurfRide,
    isTour: ride.isTour,
  };
}
