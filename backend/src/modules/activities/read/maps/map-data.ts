import type { MapKind } from '../../events/map-drawn.ts';
import type { Ride } from '../../events/shared.ts';
import type { ShownActivity } from '../public/shared-activities.ts';
import { PER_KMH, PER_METER, type Units } from '../public/units.ts';
import { layOnGround } from './ground.ts';

const SYMBOL = { meters: 'm', yards: 'yd', feet: 'ft' } as const;

/**
 * What a map's page is drawn from. Columns of the track are differences of whole numbers: seconds/10 since `start`,
 * decimetres east and north of its middle, and tenths of km/h; the page converts them to the units it shows.
 */
export function mapData(
  kind: MapKind,
  { row, track, rides, username }: ShownActivity,
  { distance_unit, speed_unit }: Units,
) {
  const { east, north } = layOnGround(track);
  const start = track.time[0] ?? null;
  return {
    kind,
    name: row.name === '' ? 'Unnamed Activity' : row.name,
    sharedBy: username,
    units: {
      distance: { perMeter: PER_METER[distance_unit], symbol: SYMBOL[distance_unit] },
      speed: { perKmh: PER_KMH[speed_unit], symbol: speed_unit },
    },
    start,
    isDemo: row.is_demo,
    time: differences(track.time, (time) => (time - (start ?? time)) / 100),
    east: differences(east, (meters) => meters * 10),
    north: differences(north, (meters) => meters * 10),
    speed: differences(track.speed, (speed) => speed * 36),
    distance: differences(track.distance, (meters) => meters * 10),
    rides: rides.map(rideOnMap),
  };
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

function differences(column: Float64Array, toGrid: (value: number) => number): number[] {
  let last = 0;
  return Array.from(column, (value) => {
    const grid = Math.round(toGrid(value));
    const step = grid - last;
    last = grid;
    return step;
  });
}
