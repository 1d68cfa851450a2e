import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { type TakeOff, type UsualHeading, UsualHeadings } from '../../../activities/index.ts';
import { Nearby } from '../../adapters/spots/nearby.ts';
import type { SeasonRide, SessionState } from '../sessions/season-session.ts';

/** Meters between take-offs at one spot. */
const NEAR = 300;
const NEWEST_SESSIONS = 50;
/** Of each session; more tell nothing new. */
const MOST_RIDES = 50;
const MIN_SESSIONS = 3;
/** Length of the mean unit vector: below it, people ride both ways there. */
const MIN_AGREEMENT = 0.5;

type Row = Pick<SessionState, 'surfType' | 'isDemo' | 'copyOf'>;

@Injectable()
class SeasonHeadings extends UsualHeadings {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async near(owner: number, takeOffs: readonly TakeOff[]): Promise<UsualHeading | null> {
    if (takeOffs.length === 0) return null;
    const here = new Nearby(takeOffs.slice(0, MOST_RIDES));
    const newest = await this.database.query<{ document: Row; rides: readonly SeasonRide[] }>(
      `SELECT document, rides FROM read_season_sessions.session
       WHERE owner = $1 ORDER BY position DESC LIMIT ${NEWEST_SESSIONS}`,
      [owner],
      'usual-headings',
    );
    return usualHeading(
      newest
        .filter(({ document }) => isCounted(document))
        .map(({ rides }) => headingsOf(rides, (takeOff) => here.nearest(takeOff, NEAR) !== undefined)),
    );
  }
}

const isCounted = ({ surfType, isDemo, copyOf }: Row) =>
  surfType === 'traveling_waves' && !isDemo && copyOf === null;

const headingsOf = (rides: readonly SeasonRide[], isHere: (takeOff: TakeOff) => boolean): readonly number[] =>
  rides
    .slice(0, MOST_RIDES)
    .flatMap(({ isSurfRide, takeOff }) =>
      isSurfRide && takeOff !== null && takeOff.heading !== null && isHere(takeOff) ? [takeOff.heading] : [],
    );

/** The mean heading of the rides of several sessions; null of too few, and where they disagree. */
export function usualHeading(sessions: readonly (readonly number[])[]): UsualHeading | null {
  const telling = sessions.filter((headings) => headings.length > 0);
  if (telling.length < MIN_SESSIONS) return null;
  const headings = telling.flat().map((heading) => (heading * Math.PI) / 180);
  const east = headings.reduce((sum, heading) => sum + Math.sin(heading), 0);
  const north = headings.reduce((sum, heading) => sum + Math.cos(heading), 0);
  if (Math.hypot(east, north) < MIN_AGREEMENT * headings.length) return null;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return { heading: (Math.round(degrees) + 360) % 360, sessions: telling.length };
}

export const usualHeadings = { provide: UsualHeadings, useClass: SeasonHeadings };
