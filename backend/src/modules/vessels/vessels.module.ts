import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { VesselIds, vesselIdsMigration } from './adapters/vessel-ids.ts';
import { WhenAccountErasedThenDeleteVessels } from './automation/when-account-erased-then-delete-vessels.automation.ts';
import { vesselEvents, vesselsStream } from './events/vessel-events.ts';
import { vesselsProjection } from './read/vessels/vessels.projection.ts';
import { ListVesselsHttp } from './read/vessels/vessels.query.ts';
import { AddVesselHandler, AddVesselHttp } from './write/add-vessel/add-vessel.use-case.ts';
import { DeleteVesselHandler, DeleteVesselHttp } from './write/delete-vessel/delete-vessel.use-case.ts';
import { EditVesselHandler, EditVesselHttp } from './write/edit-vessel/edit-vessel.use-case.ts';

@Module({
  imports: [CqrsModule],
  controllers: [AddVesselHttp, EditVesselHttp, DeleteVesselHttp, ListVesselsHttp],
  providers: [
    VesselIds,
    WhenAccountErasedThenDeleteVessels,
    AddVesselHandler,
    EditVesselHandler,
    DeleteVesselHandler,
  ],
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
