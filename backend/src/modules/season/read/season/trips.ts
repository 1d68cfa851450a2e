import { greatCircleDistance, planeDistance } from '@rideline/detection-engine';
import type { Position } from '../../events/anchors.ts';
import { dayText } from '../../period.ts';
import type { SeasonAnswer } from '../../season.schema.ts';
import { sum } from './figures.ts';
import { positionOf, type SeasonSession, type VisitedSpot } from './person-season.ts';

const FAR = 100_000;
const LONGEST_BREAK_DAYS = 3;

/** Two or more sessions far from the spot with most sessions of all, a few days from one to the next. */
export function tripsOf(
  sessions: readonly SeasonSession[],
  spots: readonly VisitedSpot[],
): SeasonAnswer['trips'] {
  const [home] = spots;
  if (home === undefined) return [];
  const farSpots = new Set(spots.filter((spot) => isFar(spot.position, home)).map(({ spotId }) => spotId));
  const isAway = (session: SeasonSession) =>
    session.spotId === null ? isFar(positionOf(session), home) : farSpots.has(session.spotId);
  const stays: SeasonSession[][] = [];
  for (const session of sessions.filter(isAway)) {
    const stay = stays.at(-1);
    if (stay && session.day - stay.at(-1)!.day <= LONGEST_BREAK_DAYS) stay.push(session);
    else stays.push([session]);
  }
  return stays
    .filter((stay) => stay.length > 1)
    .map((stay) => ({
      place: placeOf(stay, spots),
      from: dayText(stay[0]!.day),
      to: dayText(stay.at(-1)!.day),
      sessions: stay.length,
      rides: sum(stay, ({ rides }) => rides),
    }));
}

const isFar = (position: Position | null, home: VisitedSpot) =>
  position !== null && greatCircle(position, home.position) > FAR;

/** The place of the spot with most of these sessions. */
function placeOf(stay: readonly SeasonSession[], spots: readonly VisitedSpot[]): string | null {
  const visits = new Map<number | null, number>();
  for (const { spotId } of stay) visits.set(spotId, (visits.get(spotId) ?? 0) + 1);
  const at = ({ spotId }: VisitedSpot) => visits.get(spotId) ?? 0;
  const [most] = spots.filter((spot) => at(spot) > 0).toSorted((a, b) => at(b) - at(a));
  return most?.place ?? null;
}

/** Meters along the great circle; the plane is good for 20 km only. */
function greatCircle(one: Position, other: Position): number {
  const near = planeDistance(one.latitude, one.longitude, other.latitude, other.longitude);
  if (near < 20_000) return near;
  return greatCircleDistance(one.latitude, one.longitude, other.latitude, other.longitude);
}
