import { Inject, Injectable } from '@nestjs/common';
import { SpotFinder } from '../../adapters/spots/spot-finder.ts';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { ReadModelPositions } from '../../../../kernel/projections/read-model-positions.ts';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import { type Spots, spots } from '../../spots.aggregate.ts';
import type { CountedSession } from '../sessions/counted-session.ts';
import { seasonSessionsProjection } from '../sessions/season-sessions.projection.ts';
import { spotsProjection } from '../spots/spots.projection.ts';
import { type SeasonVessel, seasonVesselsProjection } from '../vessels/season-vessels.projection.ts';
import {
  cellsOf,
  type PersonSeason,
  personSeason,
  sessionsThatCount,
  type VisitedSpot,
} from './person-season.ts';

/** People in the cache; one with a thousand sessions takes a megabyte. */
const MOST_CACHED = 30;
const READ_MODELS = [seasonSessionsProjection, spotsProjection, seasonVesselsProjection].map(
  ({ name }) => name,
);

/** Reads what a person's season is computed from. New spots are found meanwhile. */
@Injectable()
export class PersonSeasonQuery {
  private readonly cache = new VersionCache<PersonSeason>(MOST_CACHED);

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly positions: ReadModelPositions,
    private readonly finder: SpotFinder,
  ) {}

  async of(owner: number): Promise<PersonSeason> {
    const positions = await this.positions.of(READ_MODELS);
    return this.cache.get(String(owner), positions, () => this.read(owner));
  }

  private async read(owner: number): Promise<PersonSeason> {
    const [sessions, [known]] = await Promise.all([
      this.database.query<{ counted: CountedSession | null }>(
        'SELECT counted FROM read_season_sessions.session WHERE owner = $1',
        [owner],
        'season-sessions',
      ),
      this.database.query<{ found: Spots | null; vessels: readonly SeasonVessel[] | null }>(
        `SELECT (SELECT document->'found' FROM read_spots.spots WHERE owner = $1) AS found,
           (SELECT document->'vessels' FROM read_season_vessels.vessels WHERE owner = $1) AS vessels`,
        [owner],
        'season-spots-and-vessels',
      ),
    ]);
    const counted = sessionsThatCount(sessions.flatMap((row) => row.counted ?? []));
    const cells = cellsOf(counted);
    const found = await this.finder.find(owner, [...cells.values()], known?.found ?? spots.initialState);
    return personSeason(counted, cells, found, known?.vessels ?? []);
  }
}

/** @throws DomainError not_found for a spot without sessions, a merged, a foreign and a missing one */
export function spotIn({ spots: visited }: PersonSeason, spotId: number): VisitedSpot {
  const spot = visited.find((one) => one.spotId === spotId);
  if (spot === undefined) throw notFound('Spot not found');
  return spot;
}
