import type { RecordedTrack } from '../track/recorded-track.ts';
import { longitudeDifference, METERS_PER_DEGREE, planeDistance } from '../track/distance.ts';
import { MAX_SPEED } from '../track/track.ts';
import { leftOut, warned } from './warnings.ts';

/** Meters: a longer step between positions begins a new part. */
export const FAR = 2_000;
/** FAR in degrees: shorter steps in both are not measured. */
const NEAR_DEGREES = FAR / METERS_PER_DEGREE;
/** Places that are compared with a part; more occur in made-up files only. */
const MAX_PLACES = 32;

type PositionColumns = Pick<RecordedTrack, 'time' | 'latitude' | 'longitude'>;

/** Positions without a step longer than FAR between them. */
interface Part {
  readonly first: number;
  last: number;
  positions: number;
  place: Place | null;
}

/** Parts that begin where an earlier one ended. */
interface Place {
  last: number;
  positions: number;
}

/**
 * Leaves out positions of a wrong place, such as the last known one before the first fix: where most of the recording lies
 * together, the parts elsewhere that nobody gets to or back from on water in the time between.
 */
export function leaveOutFarPositions(recorded: RecordedTrack): RecordedTrack {
  const far = farParts(recorded);
  if (far.length === 0) return recorded;
  const latitude = recorded.latitude.slice();
  const longitude = recorded.longitude.slice();
  let count = 0;
  for (const { first, last, positions } of far) {
    latitude.fill(NaN, first, last + 1);
    longitude.fill(NaN, first, last + 1);
    count += positions;
  }
  return warned(
    { ...recorded, latitude, longitude },
    leftOut(count, 'position', 'far from the rest of the session'),
  );
}

function farParts(columns: PositionColumns): readonly Part[] {
  const parts = partsOf(columns);
  if (parts.length < 2) return [];
  assignPlaces(parts, columns);
  const positions = parts.reduce((sum, part) => sum + part.positions, 0);
  const main = parts.find(({ place }) => place !== null && place.positions > positions / 2)?.place;
  if (!main) return [];
  const reached = reachable(parts, main, columns);
  const left = reachable(parts.toReversed(), main, columns);
  return parts.filter((part) => !(reached.has(part) && left.has(part)));
}

function partsOf({ latitude, longitude }: PositionColumns): Part[] {
  const parts: Part[] = [];
  let part: Part | null = null;
  for (let row = 0; row < latitude.length; row++) {
    if (Number.isNaN(latitude[row]!)) continue;
    if (part === null || isFar(part.last, row, latitude, longitude)) {
      part = { first: row, last: row, positions: 0, place: null };
      parts.push(part);
    }
    part.last = row;
    part.positions++;
  }
  return parts;
}

function assignPlaces(parts: readonly Part[], { latitude, longitude }: PositionColumns): void {
  const places: Place[] = [];
  for (const part of parts) {
    let place = places.find(({ last }) => !isFar(last, part.first, latitude, longitude));
    if (place === undefined) {
      place = { last: part.last, positions: 0 };
      if (places.length === MAX_PLACES) places.splice(smallest(places), 1);
      places.push(place);
    }
    place.last = part.last;
    place.positions += part.positions;
    part.place = place;
  }
}

function smallest(places: readonly Place[]): number {
  let found = 0;
  for (let index = 1; index < places.length; index++) {
    if (places[index]!.positions < places[found]!.positions) found = index;
  }
  return found;
}

/** The parts of the main place, and those that can be reached from the one before. */
function reachable(
  parts: readonly Part[],
  main: Place,
  { time, latitude, longitude }: PositionColumns,
): ReadonlySet<Part> {
  const reached = new Set<Part>();
  let before: Part | null = null;
  for (const part of parts) {
    if (part.place !== main && before !== null) {
      const [from, to]: [number, number] =
        before.first < part.first ? [before.last, part.first] : [before.first, part.last];
      const seconds = Math.abs(time[to]! - time[from]!) / 1000;
      const meters = planeDistance(latitude[from]!, longitude[from]!, latitude[to]!, longitude[to]!);
      if (meters > FAR && meters > MAX_SPEED * seconds) continue;
    }
    reached.add(part);
    before = part;
  }
  return reached;
}

function isFar(from: number, to: number, latitude: Float64Array, longitude: Float64Array): boolean {
  const east = longitudeDifference(longitude[from]!, longitude[to]!);
  if (Math.abs(latitude[to]! - latitude[from]!) < NEAR_DEGREES && Math.abs(east) < NEAR_DEGREES) return false;
  return planeDistance(latitude[from]!, longitude[from]!, latitude[to]!, longitude[to]!) > FAR;
}
