import type { Position } from '../../events/anchors.ts';
import { Nearby } from '../../adapters/nearby.ts';
import { type Cell, cellKey, mergedCells } from '../../adapters/ride-cells.ts';
import type { Day } from '../../period.ts';
import { type Spot, type Spots, wholeSpots } from '../../spots.aggregate.ts';
import type { PaddledSession } from '../../../activities/index.ts';
import type { SessionWaters } from '../../../conditions/index.ts';
import type { CountedSession } from '../counted-session.ts';
import type { SeasonVessel } from '../season-vessels.projection.ts';

/** Rides outside of all clusters belong to the nearest spot, at most so many meters away. */
const NEAR = 500;

export interface SeasonSession extends CountedSession {
  /** The spot of most of its rides; null where no ride has one. */
  readonly spotId: number | null;
  /** null where the tide is not known. */
  readonly waters: SessionWaters | null;
  /** null without a track. */
  readonly effort: PaddledSession | null;
}

export interface VisitedSpot extends Spot {
  readonly sessions: number;
  readonly rides: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Spots that were merged into it, also by way of others. */
  readonly merged: readonly Spot[];
}

export interface PersonSeason {
  /** In order of their start. */
  readonly sessions: readonly SeasonSession[];
  /** Spots of these sessions, the one with most sessions first. */
  readonly spots: readonly VisitedSpot[];
  readonly vessels: readonly SeasonVessel[];
  /** The spot of a ride that began in this cell. */
  readonly spotOf: (cell: number) => number | null;
}

/** The sessions that count, in order of their start: those of the demo only while there is no other. */
export function sessionsThatCount(sessions: readonly CountedSession[]): readonly CountedSession[] {
  const own = sessions.filter(({ isDemo }) => !isDemo);
  return (own.length > 0 ? own : sessions).toSorted(
    (a, b) => a.start - b.start || (a.urlHash < b.urlHash ? -1 : 1),
  );
}

export const cellsOf = (sessions: readonly CountedSession[]): ReadonlyMap<number, Cell> =>
  mergedCells(sessions.map(({ cells }) => cells));

/** Each session with its spot, and what happened at each spot. Changes with the sessions and the spots' anchors. */
export interface AssignedSessions extends Pick<PersonSeason, 'sessions' | 'spotOf'> {
  readonly ridden: RiddenSpots;
}

export function assignedSessions(
  counted: readonly CountedSession[],
  cells: ReadonlyMap<number, Cell>,
  found: Spots,
  waters: ReadonlyMap<string, SessionWaters> = new Map(),
  efforts: ReadonlyMap<string, PaddledSession> = new Map(),
): AssignedSessions {
  const spotOf = spotsOfCells(cells, found);
  const ridden = new RiddenSpots();
  const sessions = counted.map((recorded) => {
    const effort = efforts.get(recorded.urlHash) ?? null;
    const session = inTheWater(recorded, effort?.paused ?? 0);
    const rides = ridesBySpot(session, spotOf);
    // After the spread, each new field would give every object a shape of its own: seven times slower to read.
    const entry = {
      spotId: spotOfMost(rides),
      waters: waters.get(session.urlHash) ?? null,
      effort,
      ...session,
    };
    ridden.add(entry, rides);
    return entry;
  });
  return { sessions, ridden, spotOf };
}

/** A watch that was left running, its stopped timer and a long pause are no time in the water. */
const inTheWater = (session: CountedSession, paused: number): CountedSession =>
  session.seconds === null || paused === 0
    ? session
    : { ...session, seconds: Math.max(0, session.seconds - paused) };

/** Each session with its spot, and each spot with its sessions. */
export const personSeason = (
  { sessions, ridden, spotOf }: AssignedSessions,
  spots: readonly Spot[],
  vessels: readonly SeasonVessel[],
): PersonSeason => ({ sessions, spots: ridden.of(spots), vessels, spotOf });

function spotsOfCells(cells: ReadonlyMap<number, Cell>, { areas, spots }: Spots): PersonSeason['spotOf'] {
  const whole = wholeSpots(spots);
  const anchors = new Nearby(
    areas.flatMap((area) => {
      const spotId = whole(area.spotId);
      return area.anchors.map((anchor) => ({ ...anchor, spotId }));
    }),
  );
  const known = new Map<number, number | null>();
  for (const [key, cell] of cells) known.set(key, anchors.nearest(cell, NEAR)?.spotId ?? null);
  return (cell) => known.get(cell) ?? null;
}

/** Rides of a session by spot; those that belong to none are left out. */
function ridesBySpot({ cells }: CountedSession, spotOf: PersonSeason['spotOf']): Map<number, number> {
  const rides = new Map<number, number>();
  for (const [latitude, longitude, count] of cells) {
    const spotId = spotOf(cellKey(latitude, longitude));
    if (spotId !== null) rides.set(spotId, (rides.get(spotId) ?? 0) + count);
  }
  return rides;
}

function spotOfMost(ridesBySpots: ReadonlyMap<number, number>): number | null {
  let [most, of]: [number, number | null] = [0, null];
  for (const [spotId, rides] of ridesBySpots) {
    if (rides > most || (rides === most && of !== null && spotId < of)) [most, of] = [rides, spotId];
  }
  return of;
}

/** Counts what happened at each spot. */
class RiddenSpots {
  private readonly rides = new Map<number, number>();
  private readonly sessions = new Map<number, Pick<VisitedSpot, 'sessions' | 'firstDay' | 'lastDay'>>();

  add({ spotId, day }: SeasonSession, rides: ReadonlyMap<number, number>): void {
    for (const [spot, count] of rides) this.rides.set(spot, (this.rides.get(spot) ?? 0) + count);
    if (spotId === null) return;
    const before = this.sessions.get(spotId) ?? { sessions: 0, firstDay: day, lastDay: day };
    this.sessions.set(spotId, {
      sessions: before.sessions + 1,
      firstDay: Math.min(before.firstDay, day),
      lastDay: Math.max(before.lastDay, day),
    });
  }

  /** Spots with sessions, the one with most first, of equal ones the one with the earliest. */
  of(spots: readonly Spot[]): readonly VisitedSpot[] {
    const whole = wholeSpots(spots);
    return spots
      .flatMap((spot): VisitedSpot[] => {
        const { spotId } = spot;
        const visits = this.sessions.get(spotId);
        if (visits === undefined) return [];
        const merged = spots.filter((one) => one.into !== null && whole(one.spotId) === spotId);
        return [{ ...spot, ...visits, rides: this.rides.get(spotId) ?? 0, merged }];
      })
      .toSorted((a, b) => b.sessions - a.sessions || a.firstDay - b.firstDay || a.spotId - b.spotId);
  }
}

/** The chosen name, else the name of the place; null where neither is known. */
export const spotName = ({ name, place }: Pick<Spot, 'name' | 'place'>): string | null => name ?? place;

/** Where a session is: the place with most of its rides; null without rides. */
export function positionOf({ cells }: CountedSession): Position | null {
  let [position, most]: [Position | null, number] = [null, 0];
  for (const [latitude, longitude, rides] of cells) {
    if (rides > most) [position, most] = [{ latitude, longitude }, rides];
  }
  return position;
}
