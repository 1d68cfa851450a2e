import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { SERVICES } from '@rideline/detection-engine';
import { Contributions } from '../../kernel/contributions.ts';
import { ConnectedServices } from './adapters/connected-services.ts';
import { CredentialStore } from './adapters/credential-store.ts';
import { GarminService } from './adapters/garmin/garmin-service.ts';
import { GarminAppSignIn } from './adapters/garmin/garmin-sign-in.ts';
import { GarminThrottling } from './adapters/garmin/garmin-throttling.ts';
import { OAuthStates } from './adapters/oauth-states.ts';
import { OwnAccounts } from './adapters/own-accounts.ts';
import { PendingSignIns } from './adapters/pending-sign-ins.ts';
import { recordingSource } from './adapters/recording-source.ts';
import { Recordings } from './adapters/recordings.ts';
import { ServiceAccess } from './adapters/service-access.ts';
import { SignInLimit } from './adapters/sign-in-limit.ts';
import { StravaOAuth } from './adapters/strava/strava-oauth.ts';
import { StravaService } from './adapters/strava/strava-service.ts';
import { WhenAccountErasedThenForgetConnections } from './automation/when-account-erased-then-forget-connections.automation.ts';
import { connectionStream } from './events/connection-events.ts';
import { connectionEvents } from './events/events.ts';
import { GarminSignIn } from './garmin-sign-in.port.ts';
import { connectionTables } from './migrations/connection-tables.ts';
import { ConnectionStatusHttp } from './read/connections/connection-status.query.ts';
import { connectionsProjection } from './read/connections/connections.projection.ts';
import {
  ListedActivitiesHttp,
  ListedActivitiesQuery,
} from './read/listed-activities/listed-activities.query.ts';
import {
  AnalyzeListedActivityHandler,
  AnalyzeListedActivityHttp,
} from './write/analyze-listed-activity/analyze-listed-activity.use-case.ts';
import { ConnectGarminHandler, ConnectGarminHttp } from './write/connect-garmin/connect-garmin.use-case.ts';
import { ConnectStravaHandler, ConnectStravaHttp } from './write/connect-strava/connect-strava.use-case.ts';
import { ConnectionCommands } from './write/connection-commands.ts';
import { DisconnectHandler, DisconnectHttp } from './write/disconnect/disconnect.use-case.ts';
import {
  HideListedActivityHandler,
  HideListedActivityHttp,
} from './write/hide-listed-activity/hide-listed-activity.use-case.ts';
import { StartStravaConnectionHttp } from './write/start-strava-connection/start-strava-connection.http.ts';
import { SyncHttp } from './write/sync/sync.http.ts';
import { SyncHandler } from './write/sync/sync.use-case.ts';

/** Global: activities gets the implementation of `RecordingSource` from here without an import. */
@Global()
@Module({
  imports: [CqrsModule],
  controllers: [
    AnalyzeListedActivityHttp,
    ConnectGarminHttp,
    ConnectionStatusHttp,
    ConnectStravaHttp,
    DisconnectHttp,
    HideListedActivityHttp,
    ListedActivitiesHttp,
    StartStravaConnectionHttp,
    SyncHttp,
  ],
  providers: [
    AnalyzeListedActivityHandler,
    ConnectedServices,
    ConnectGarminHandler,
    ConnectionCommands,
    ConnectStravaHandler,
    CredentialStore,
    DisconnectHandler,
    GarminService,
    GarminThrottling,
    HideListedActivityHandler,
    ListedActivitiesQuery,
    OAuthStates,
    OwnAccounts,
    PendingSignIns,
    Recordings,
    ServiceAccess,
    SignInLimit,
    StravaOAuth,
    StravaService,
    SyncHandler,
    WhenAccountErasedThenForgetConnections,
    { provide: GarminSignIn, useClass: GarminAppSignIn },
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
      migrations: [connectionTables],
      personalStreams: (person) => SERVICES.map((service) => connectionStream(service, person)),
    });
  }
}
