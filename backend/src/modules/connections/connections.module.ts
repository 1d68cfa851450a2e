import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { SERVICES } from '@rideline/detection-engine';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import { CredentialStore } from './adapters/credential-store.ts';
import { OwnAccounts } from './adapters/own-accounts.ts';
import { recordingSource } from './adapters/recording-source.ts';
import { Recordings } from './adapters/recordings.ts';
import { ServiceAccess } from './adapters/service-access.ts';
import { ServicePauses } from './adapters/service-pauses.ts';
import { WhenAccountErasedThenForgetConnections } from './automation/when-account-erased-then-forget-connections.automation.ts';
import { connectionStream } from './events/connection-events.ts';
import { connectionEvents } from './events/events.ts';
import { connectionTables, pauses } from './migrations/connection-tables.ts';
import * as connectionStatusQuery from './read/connection-status.query.ts';
import { connectionsProjection } from './read/connections.projection.ts';
import * as listedActivitiesQuery from './read/listed-activities.query.ts';
import type { ConnectedService } from './connected-service.port.ts';
import { ADAPTERS, ConnectedServices } from './services/connected-services.ts';
import { PARTS_BY_NAME } from './services/parts.ts';
import * as analyzeListedActivity from './write/analyze-listed-activity.use-case.ts';
import { ConnectionCommands } from './write/connection-commands.ts';
import * as disconnect from './write/disconnect.use-case.ts';
import * as hideListedActivity from './write/hide-listed-activity.use-case.ts';
import * as syncHttp from './write/sync.http.ts';
import * as sync from './write/sync.use-case.ts';

const parts = SERVICES.map((service) => PARTS_BY_NAME[service]);

const adapters = {
  provide: ADAPTERS,
  inject: parts.map(({ adapter }) => adapter),
  useFactory: (...adapters: ConnectedService[]) =>
    new Map(SERVICES.map((service, index) => [service, adapters[index]])),
};

const { controllers, providers } = registered(
  ...parts.flatMap(({ slices }) => slices),
  connectionStatusQuery,
  listedActivitiesQuery,
  analyzeListedActivity,
  disconnect,
  hideListedActivity,
  syncHttp,
  sync,
);

/** Global: activities gets the implementation of `RecordingSource` from here without an import. */
@Global()
@Module({
  imports: [CqrsModule],
  controllers,
  providers: [
    ...providers,
    ...parts.flatMap(({ adapter, providers }) => [adapter, ...providers]),
    adapters,
    ConnectedServices,
    ConnectionCommands,
    CredentialStore,
    OwnAccounts,
    Recordings,
    ServiceAccess,
    ServicePauses,
    WhenAccountErasedThenForgetConnections,
    recordingSource,
  ],
  exports: [recordingSource],
})
export class ConnectionsModule {
  constructor(contributions: Contributions, forgetConnections: WhenAccountErasedThenForgetConnections) {
    contributions.add({
      module: 'connections',
      events: connectionEvents,
      projections: [connectionsProjection],
      automations: [forgetConnections],
      migrations: [connectionTables, pauses],
      personalStreams: (person) => SERVICES.map((service) => connectionStream(service, person)),
    });
  }
}
