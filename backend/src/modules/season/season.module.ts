import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import * as goalsQuery from './read/goals/goals.query.ts';
import * as seasonQuery from './read/season/season.query.ts';
import * as spotsQuery from './read/spots/spots.query.ts';
import * as takeOffsQuery from './read/spots/take-offs.query.ts';
import * as mergeSpots from './write/merge-spots/merge-spots.use-case.ts';
import * as nameSpot from './write/name-spot/name-spot.use-case.ts';
import * as setGoals from './write/set-goals/set-goals.use-case.ts';

const { controllers, providers } = registered(
  goalsQuery,
  seasonQuery,
  spotsQuery,
  takeOffsQuery,
  mergeSpots,
  nameSpot,
  setGoals,
);

@Module({
  imports: [CqrsModule],
  controllers,
  providers,
})
export class SeasonModule {
  constructor(contributions: Contributions) {
    contributions.add({ module: 'season', events: [], projections: [], automations: [], migrations: [] });
  }
}
