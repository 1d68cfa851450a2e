import { Inject, Injectable } from '@nestjs/common';
import { type UsualHeading, usualHeading } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { type TakeOff, UsualHeadings } from '../../../activities/index.ts';
import { Nearby } from '../../adapters/spots/nearby.ts';
import type { SeasonRide, SessionState } from '../sessions/season-session.ts';

/** Meters between take-offs at one spot. */
const NEAR = 300;
const NEWEST_SESSIONS = 100;
/** Of each session; more tell nothing new. */
const MOST_RIDES = 50;

/** SQLSTATE in a program without projections, which fills an installation before its first start. */
const UNDEFINED_TABLE = '42P01';

interface Row {
  readonly document: Pick<SessionState, 'surfType' | 'isDemo' | 'copyOf'>;
  readonly rides: readonly SeasonRide[];
}

@Injectable()
class SeasonHeadings extends UsualHeadings {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async near(owner: number, takeOffs: readonly TakeOff[]): Promise<UsualHeading | null> {
    if (takeOffs.length === 0) return null;
    const here = new Nearby(takeOffs.slice(0, MOST_RIDES));
    const newest = await this.newestOf(owner);
    return usualHeading(
      newest
        .filter(({ document }) => isCounted(document))
        .map(({ rides }) => headingsOf(rides, (takeOff) => here.nearest(takeOff, NEAR) !== undefined)),
    );
  }

  private async newestOf(owner: number): Promise<readonly Row[]> {
    try {
      return await this.database.query<Row>(
        `SELECT document, jsonb_path_query_array(rides::jsonb, '$[0 to ${MOST_RIDES - 1}]') AS rides
         FROM read_season_sessions.session
         WHERE owner = $1 ORDER BY position DESC LIMIT ${NEWEST_SESSIONS}`,
        [owner],
        'usual-headings',
      );
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNDEFINED_TABLE) throw error;
      return [];
    }
  }
}

const isCounted = ({ surfType, isDemo, copyOf }: Row['document']) =>
  surfType === 'traveling_waves' && !isDemo && copyOf === null;

const headingsOf = (rides: readonly SeasonRide[], isHere: (takeOff: TakeOff) => boolean): readonly number[] =>
  rides.flatMap(({ isSurfRide, takeOff }) =>
    isSurfRide && takeOff !== null && takeOff.heading !== null && isHere(takeOff) ? [takeOff.heading] : [],
  );

export const usualHeadings = { provide: UsualHeadings, useClass: SeasonHeadings };
