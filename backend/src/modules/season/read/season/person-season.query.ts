import { type ClockName, DEFAULT_TIME_DISPLAY } from '@rideline/detection-engine';
import { Inject, Injectable } from '@nestjs/common';
import { SpotFinder } from '../../adapters/spots/spot-finder.ts';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import { type SessionWaters, Tides } from '../../../conditions/index.ts';
import { type Spots, spots } from '../../spots.aggregate.ts';
import type { CountedSession } from '../sessions/counted-session.ts';
import type { SeasonVessel } from '../vessels/season-vessels.projection.ts';
import {
  cellsOf,
  positionOf,
  type PersonSeason,
  personSeason,
  sessionsThatCount,
  type VisitedSpot,
} from './person-season.ts';

/** People in the cache; one with a thousand sessions takes a megabyte. */
const MOST_CACHED = 30;

/** Reads what a person's season is computed from. New spots are found meanwhile. */
@Injectable()
export class PersonSeasonQuery {
  private readonly cache = new VersionCache<PersonSeason>(MOST_CACHED);

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly finder: SpotFinder,
    private readonly tides: Tides,
  ) {}

  async of(owner: number): Promise<PersonSeason> {
    const version = await this.versionOf(owner);
    return this.cache.get(String(owner), version, () => this.read(owner));
  }

  /**
   * A text that changes with the person's sessions, spots, vessels and clock. Every session that is added or changed has a
   * higher position, so equal numbers of sessions with the same highest one are the same sessions. A rebuild swaps the
   * table, which changes its OID.
   */
  private async versionOf(owner: number): Promise<string> {
    const [row] = await this.database.query<{ version: string }>(
      `SELECT concat_ws(' ', count(*), max(position), max(tableoid),
         (SELECT md5(document::text) FROM read_spots.spots WHERE owner = $1),
         (SELECT md5(document::text) FROM read_season_vessels.vessels WHERE owner = $1),
         (SELECT document->'clock' FROM read_season_clocks.clocks WHERE owner = $1)) AS version
       FROM read_season_sessions.session WHERE owner = $1`,
      [owner],
      'season-version',
    );
    return row?.version ?? '';
  }

  private async read(owner: number): Promise<PersonSeason> {
    const [sessions, [known]] = await Promise.all([
      this.database.query<{ counted: CountedSession | null }>(
        'SELECT counted FROM read_season_sessions.session WHERE owner = $1',
        [owner],
        'season-sessions',
      ),
      this.database.query<{
        found: Spots | null;
        vessels: readonly SeasonVessel[] | null;
        clock: ClockName | null;
      }>(
        `SELECT (SELECT document->'found' FROM read_spots.spots WHERE owner = $1) AS found,
           (SELECT document->'vessels' FROM read_season_vessels.vessels WHERE owner = $1) AS vessels,
           (SELECT document->>'clock' FROM read_season_clocks.clocks WHERE owner = $1) AS clock`,
        [owner],
        'season-spots-vessels-and-clock',
      ),
    ]);
    const clock = known?.clock ?? DEFAULT_TIME_DISPLAY.clock;
    const counted = sessionsThatCount(
      sessions.flatMap(({ counted: session }) => {
        if (session === null) return [];
        return clock === 'spot' ? session : { ...session, day: session.pacificDay };
      }),
    );
    const cells = cellsOf(counted);
    const found = await this.finder.find(owner, [...cells.values()], known?.found ?? spots.initialState);
    return personSeason(counted, cells, found, known?.vessels ?? [], await this.watersOf(counted));
  }

  private async watersOf(counted: readonly CountedSession[]): Promise<ReadonlyMap<string, SessionWaters>> {
    const timed = counted.flatMap((session) => {
      const position = positionOf(session);
      const { urlHash, start, seconds, hours, rideStarts } = session;
      if (position === null || seconds === null || hours.length === 0) return [];
      return [{ urlHash, ...position, startTime: start, endTime: start + seconds * 1000, rideStarts }];
    });
    const waters = await this.tides.of(timed);
    return new Map(
      timed.flatMap(({ urlHash }, index) => {
        const water = waters[index] ?? null;
        return water === null ? [] : [[urlHash, water] as const];
      }),
    );
  }
}

/** @throws DomainError not_found for a spot without sessions, a merged, a foreign and a missing one */
export function spotIn({ spots: visited }: PersonSeason, spotId: number): VisitedSpot {
  const spot = visited.find((one) => one.spotId === spotId);
  if (spot === undefined) throw notFound('Spot not found');
  return spot;
}
