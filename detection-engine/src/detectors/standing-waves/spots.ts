import { planeDistance } from '../../track/distance.ts';

interface StandingWaveSpot {
  readonly name: string;
  /** What sessions there are called after. */
  readonly place: string;
  /** Degrees, WGS84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Tidal standing waves that people surf. */
const STANDING_WAVE_SPOTS: readonly StandingWaveSpot[] = [
  {
    name: 'Skookumchuck Narrows, British Columbia',
    place: 'Skookumchuck, British Columbia',
    latitude: 49.7385,
    longitude: -123.8955,
  },
];

/** Meters around a spot within which sessions launch and tours end. */
const NEAR_METERS = 25_000;

/** Meters around a spot within which sessions are called after it: from the launch at Egmont, behind a hill. */
const AT_SPOT_METERS = 5_000;

/** The place of a standing wave; null where there is none. */
export const standingWavePlace = (latitude: number, longitude: number): string | null =>
  STANDING_WAVE_SPOTS.find(
    (spot) => planeDistance(latitude, longitude, spot.latitude, spot.longitude) <= AT_SPOT_METERS,
  )?.place ?? null;

/** The name of the nearest standing wave, where a place is far from all of them; null near one. */
export function farStandingWave(latitude: number, longitude: number): string | null {
  const [nearest] = STANDING_WAVE_SPOTS.map((spot) => ({
    name: spot.name,
    meters: planeDistance(latitude, longitude, spot.latitude, spot.longitude),
  })).sort((one, other) => one.meters - other.meters);
  return nearest === undefined || nearest.meters <= NEAR_METERS ? null : nearest.name;
}
