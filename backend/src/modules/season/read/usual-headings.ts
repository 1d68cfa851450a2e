import { Inject, Injectable } from '@nestjs/common';
import { usualHeading } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { type Outing, type TakeOff, type TellUsualHeading, UsualHeadings } from '../../activities/index.ts';
import { Nearby } from '../adapters/nearby.ts';
import type { SeasonRide, SessionState } from './season-session.ts';

/** Meters between take-offs at one spot. */
const NEAR = 300;
const NEWEST_SESSIONS = 100;
/** Of each session; more tell nothing new. */
const MOST_RIDES = 50;

/** SQLSTATE in a program without projections, which fills an installation before its first start. */
const UNDEFINED_TABLE = '42P01';

interface Row {
  readonly document: Pick<
    SessionState,
    'surfType' | 'isDemo' | 'copyOf' | 'isOtherSport' | 'start' | 'recorded'
  >;
  readonly rides: readonly SeasonRide[];
}

@Injectable()
class SeasonHeadings extends UsualHeadings {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async of(owner: number): Promise<TellUsualHeading> {
    const counted = (await this.newestOf(owner)).filter(({ document }) => isCounted(document));
    return (outing) => headingFor(outing, counted);
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

const isCounted = ({ surfType, isDemo, copyOf, isOtherSport }: Row['document']) =>
  surfType === 'traveling_waves' && !isDemo && copyOf === null && !isOtherSport;

function headingFor({ recorded, takeOffs }: Outing, sessions: readonly Row[]) {
  const here = new Nearby(takeOffs.slice(0, MOST_RIDES));
  return usualHeading(
    sessions
      .filter(({ document }) => !isDuring(recorded, document))
      .map(({ rides }) => headingsOf(rides, (takeOff) => here.nearest(takeOff, NEAR) !== undefined)),
  );
}

/** Whether a recording is of the same time: the session itself, or its twin by another device. */
const isDuring = (outing: Outing['recorded'], { start, recorded }: Row['document']) =>
  (recorded?.startTime ?? start) <= outing.endTime && (recorded?.endTime ?? start) >= outing.startTime;

const headingsOf = (rides: readonly SeasonRide[], isHere: (takeOff: TakeOff) => boolean): readonly number[] =>
  rides.flatMap(({ isSurfRide, takeOff }) =>
    isSurfRide && takeOff !== null && takeOff.heading !== null && isHere(takeOff) ? [takeOff.heading] : [],
  );

export const usualHeadings = { provide: UsualHeadings, useClass: SeasonHeadings };
