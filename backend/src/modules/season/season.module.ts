import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import type { Migration } from '../../platform/database/migration.ts';
import { SpotFinder } from './adapters/spot-finder.ts';
import { goalsStream, GoalsSet } from './events/goal-events.ts';
import { spotEvents, spotsStream } from './events/spot-events.ts';
import { seasonClocksProjection } from './read/season-clocks.projection.ts';
import { goalsProjection } from './read/goals.projection.ts';
import * as goalsQuery from './read/goals.query.ts';
import * as personSeasonQuery from './read/season/person-season.query.ts';
import * as seasonAnswers from './read/season/season-answers.ts';
import * as sessionTidesQuery from './read/season/session-tides.query.ts';
import * as seasonQuery from './read/season/season.query.ts';
import * as seasonPictureQuery from './read/season-picture.query.ts';
import * as sessionRecordsQuery from './read/session-records.query.ts';
import { seasonSessionsProjection } from './read/season-sessions.projection.ts';
import { spotsProjection } from './read/spots.projection.ts';
import { spotNames } from './read/spot-names.ts';
import { usualHeadings } from './read/usual-headings.ts';
import * as spotsQuery from './read/spots.query.ts';
import * as takeOffsQuery from './read/take-offs.query.ts';
import { seasonVesselsProjection } from './read/season-vessels.projection.ts';
import * as findSpots from './write/find-spots.use-case.ts';
import * as mergeSpots from './write/merge-spots.use-case.ts';
import * as nameSpot from './write/name-spot.use-case.ts';
import * as setGoals from './write/set-goals.use-case.ts';

const { controllers, providers } = registered(
  goalsQuery,
  personSeasonQuery,
  seasonAnswers,
  seasonPictureQuery,
  seasonQuery,
  sessionRecordsQuery,
  sessionTidesQuery,
  spotsQuery,
  takeOffsQuery,
  findSpots,
  mergeSpots,
  nameSpot,
  setGoals,
);

const spotIdsMigration: Migration = {
  id: 'season/0001-spot-ids',
  sql: `
    CREATE SCHEMA season;
    CREATE SEQUENCE season.spot_id;
  `,
};

/** Global: activities gets the implementations of `SpotNames` and `UsualHeadings` from here without an import. */
@Global()
@Module({
  imports: [CqrsModule],
  controllers,
  providers: [...providers, SpotFinder, spotNames, usualHeadings],
  exports: [spotNames, usualHeadings],
})
export class SeasonModule {
  constructor(contributions: Contributions) {
    contributions.add({
      module: 'season',
      events: [...spotEvents, GoalsSet],
      projections: [
        seasonSessionsProjection,
        spotsProjection,
        seasonVesselsProjection,
        seasonClocksProjection,
        goalsProjection,
      ],
      automations: [],
      migrations: [spotIdsMigration],
      personalStreams: (person) => [spotsStream(person), goalsStream(person)],
    });
  }
}
