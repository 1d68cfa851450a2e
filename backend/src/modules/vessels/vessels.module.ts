import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import type { Migration } from '../../platform/database/migration.ts';
import { WhenAccountErasedThenDeleteVessels } from './automation/when-account-erased-then-delete-vessels.automation.ts';
import { vesselEvents, vesselsStream } from './events/vessel-events.ts';
import { vesselsProjection } from './read/vessels.projection.ts';
import * as vesselsQuery from './read/vessels.query.ts';
import * as addVessel from './write/add-vessel.use-case.ts';
import * as deleteVessel from './write/delete-vessel.use-case.ts';
import * as editVessel from './write/edit-vessel.use-case.ts';

const { controllers, providers } = registered(vesselsQuery, addVessel, deleteVessel, editVessel);

const vesselIdsMigration: Migration = {
  id: 'vessels/0001-vessel-ids',
  sql: `
    CREATE SCHEMA vessels;
    CREATE SEQUENCE vessels.vessel_id;
  `,
};

@Module({
  imports: [CqrsModule],
  controllers,
  providers: [...providers, WhenAccountErasedThenDeleteVessels],
})
export class VesselsModule {
  constructor(contributions: Contributions, deleteVessels: WhenAccountErasedThenDeleteVessels) {
    contributions.add({
      module: 'vessels',
      events: vesselEvents,
      projections: [vesselsProjection],
      automations: [deleteVessels],
      migrations: [vesselIdsMigration],
      personalStreams: (person) => [vesselsStream(person)],
    });
  }
}
