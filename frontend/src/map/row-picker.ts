import type { MapTrack } from './map-track.ts';

const RIDE_PX = 14;
const TRACK_PX = 20;
const WORLD_PX = 512;

const mercatorY = (latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
};
const mercatorX = (longitude: number) => longitude / 360 + 0.5;

/** The track in Web Mercator, 0 to 1 around the world. */
export interface Projected {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export const projectTrack = ({ latitude, longitude }: MapTrack): Projected => ({
  x: Float64Array.from(longitude, mercatorX),
  y: Float64Array.from(latitude, mercatorY),
});

/**
 * Finds the row under the pointer. Tracks overlap themselves: rows of a ride come before other rows in reach. A
 * linear search of 20,000 rows takes less than a millisecond.
 */
export function createRowPicker({ x, y }: Projected, rideAt: (row: number) => number | null) {
  const onRide = Uint8Array.from({ length: x.length }, (_, row) => (rideAt(row) === null ? 0 : 1));

  return (at: { lng: number; lat: number }, zoom: number): number | null => {
    const pixel = 1 / (WORLD_PX * 2 ** zoom);
    const [px, py] = [mercatorX(at.lng), mercatorY(at.lat)];
    let ride = -1;
    let rideDistance = (RIDE_PX * pixel) ** 2;
    let any = -1;
    let anyDistance = (TRACK_PX * pixel) ** 2;
    for (let row = 0; row < x.length; row++) {
      const [dx, dy] = [(x[row] ?? 0) - px, (y[row] ?? 0) - py];
      const distance = dx * dx + dy * dy;
      if (distance < anyDistance) [any, anyDistance] = [row, distance];
      if (distance < rideDistance && onRide[row] === 1) [ride, rideDistance] = [row, distance];
    }
    if (ride >= 0) return ride;
    return any >= 0 ? any : null;
  };
}
