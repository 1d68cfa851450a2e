import type { Position } from '../../events/anchors.ts';
import { Nearby } from '../../adapters/spots/nearby.ts';
import { type Cell, cellKey, mergedCells } from '../../adapters/spots/ride-cells.ts';
import type { Day } from '../../period.ts';
import type { Spot, Spots } from '../../spots.aggregate.ts';
import type { CountedSession } from '../sessions/counted-session.ts';
import type { SeasonVessel } from '../vessels/season-vessels.projection.ts';

/** Rides outside of all clusters belong to the nearest spot, at most so many meters away. */
const NEAR = 500;

export interface SeasonSession extends CountedSession {
  /** The spot of most of its rides; null where no ride has one. */
  readonly spotId: number | null;
}

/** A spot with what happened there. */
export interface VisitedSpot extends Spot {
  readonly sessions: number;
  readonly rides: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
}

/** What a season is computed from. */
export interface PersonSeason {
  /** In order of their start. */
  readonly sessions: readonly SeasonSession[];
  /** Spots of these sessions, the one with most sessions first. */
  readonly spots: readonly VisitedSpot[];
  readonly vessels: readonly SeasonVessel[];
  /** The spot of a ride that began in this cell. */
  readonly spotOf: (cell: string) => number | null;
}

/** The sessions that count, in order of their start: those of the demo only while there is no other. */
export function sessionsThatCount(sessions: readonly CountedSession[]): readonly CountedSession[] {
  const own = sessions.filter(({ isDemo }) => !isDemo);
  return (own.length > 0 ? own : sessions).toSorted(
    (a, b) => a.start - b.start || (a.urlHash < b.urlHash ? -1 : 1),
  );
}

export const cellsOf = (sessions: readonly CountedSession[]): Map<string, Cell> =>
  mergedCells(sessions.map(({ cells }) => cells));

/** Each session with its spot, and each spot with its sessions. */
export function personSeason(
  counted: readonly CountedSession[],
  cells: ReadonlyMap<string, Cell>,
  found: Spots,
  vessels: readonly SeasonVessel[],
): PersonSeason {
  const spotOf = spotsOfCells(cells, found);
  const sessions = counted.map((session) => ({ ...session, spotId: spotOfMost(session, spotOf) }));
  return { sessions, spots: visited(sessions, found, spotOf), vessels, spotOf };
}

function spotsOfCells(cells: ReadonlyMap<string, Cell>, { areas, merged }: Spots): PersonSeason['spotOf'] {
  const anchors = new Nearby(
    areas.flatMap((area) => {
      const spotId = merged[area.spotId] ?? area.spotId;
      return area.anchors.map((anchor) => ({ ...anchor, spotId }));
    }),
  );
  const known = new Map<string, number | null>();
  for (const [key, cell] of cells) known.set(key, anchors.nearest(cell, NEAR)?.spotId ?? null);
  return (cell) => known.get(cell) ?? null;
}

/** Rides of a session by spot; those that belong to none are left out. */
function ridesBySpot({ cells }: CountedSession, spotOf: PersonSeason['spotOf']): Map<number, number> {
  const rides = new Map<number, number>();
  for (const [latitude, longitude, count] of cells) {
    const spotId = spotOf(cellKey({ latitude, longitude }));
    if (spotId !== null) rides.set(spotId, (rides.get(spotId) ?? 0) + count);
  }
  return rides;
}

function spotOfMost(session: CountedSession, spotOf: PersonSeason['spotOf']): number | null {
  const [most] = [...ridesBySpot(session, spotOf)].toSorted(([a, x], [b, y]) => y - x || a - b);
  return most?.[0] ?? null;
}

function visited(
  sessions: readonly SeasonSession[],
  { spots }: Spots,
  spotOf: PersonSeason['spotOf'],
): readonly VisitedSpot[] {
  const rides = new Map<number, number>();
  const days = new Map<number, { readonly first: Day; last: Day; sessions: number }>();
  for (const session of sessions) {
    for (const [spotId, count] of ridesBySpot(session, spotOf)) {
      rides.set(spotId, (rides.get(spotId) ?? 0) + count);
    }
    const { spotId, day } = session;
    if (spotId === null) continue;
    const at = days.get(spotId) ?? { first: day, last: day, sessions: 0 };
    days.set(spotId, {
      first: Math.min(at.first, day),
      last: Math.max(at.last, day),
      sessions: at.sessions + 1,
    });
  }
  return spots
    .flatMap((spot): VisitedSpot[] => {
      const at = days.get(spot.spotId);
      if (at === undefined) return [];
      const { first: firstDay, last: lastDay } = at;
      return [{ ...spot, sessions: at.sessions, rides: rides.get(spot.spotId) ?? 0, firstDay, lastDay }];
    })
    .toSorted((a, b) => b.sessions - a.sessions || a.firstDay - b.firstDay || a.spotId - b.spotId);
}

/** The chosen name, else the name of the place; null where neither is known. */
export const spotName = ({ name, place }: Pick<Spot, 'name' | 'place'>): string | null => name ?? place;

/** Where a session is: the place with most of its rides; null without rides. */
export function positionOf({ cells }: CountedSession): Position | null {
  const [most] = cells.toSorted(([, , a], [, , b]) => b - a);
  return most === undefined ? null : { latitude: most[0], longitude: most[1] };
}
