import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { SpotNames } from '../../activities/index.ts';
import { PersonSeasonQuery } from './season/person-season.query.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** The season is read only for people who gave a spot a name. */
@Injectable()
class ChosenSpotNames extends SpotNames {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly people: PersonSeasonQuery,
  ) {
    super();
  }

  async versionOf(owner: number): Promise<string> {
    return (await this.hasNames(owner)) ? this.people.versionOf(owner) : '';
  }

  async chosenBy(owner: number): Promise<ReadonlyMap<string, string>> {
    if (!(await this.hasNames(owner))) return NONE;
    const { sessions, spots } = await this.people.of(owner);
    const names = new Map(spots.map(({ spotId, name }) => [spotId, name]));
    return new Map(
      sessions.flatMap(({ urlHash, spotId }) => {
        const name = spotId === null ? null : names.get(spotId);
        return name ? [[urlHash, name] as const] : [];
      }),
    );
  }

  private async hasNames(owner: number): Promise<boolean> {
    const named = await this.database.query(
      `SELECT 1 FROM read_spots.spots
       WHERE owner = $1 AND jsonb_path_exists(document::jsonb, '$.found.spots[*] ? (@.name != null && @.into == null)')`,
      [owner],
      'has-named-spots',
    );
    return named.length > 0;
  }
}

export const spotNames = { provide: SpotNames, useClass: ChosenSpotNames };
