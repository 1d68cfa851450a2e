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
import { WhenAccountErasedThenForgetConnections } from './automation/when-account-erased-then-forget-connections.automation.ts';
import { connectionStream } from './events/connection-events.ts';
import { connectionEvents } from './events/events.ts';
import { connectionTables } from './migrations/connection-tables.ts';
import * as connectionStatusQuery from './read/connections/connection-status.query.ts';
import { connectionsProjection } from './read/connections/connections.projection.ts';
import * as listedActivitiesQuery from './read/listed-activities/listed-activities.query.ts';
import { ConnectedServices } from './services/connected-services.ts';
import * as connectGarmin from './services/garmin/connect-garmin.use-case.ts';
import * as garminProfileQuery from './services/garmin/garmin-profile.query.ts';
import { GarminService } from './services/garmin/garmin-service.ts';
import { GarminSignIn } from './services/garmin/garmin-sign-in.port.ts';
import { GarminAppSignIn } from './services/garmin/garmin-sign-in.ts';
import { GarminThrottling } from './services/garmin/garmin-throttling.ts';
import { PendingSignIns } from './services/garmin/pending-sign-ins.ts';
import { SignInLimit } from './services/garmin/sign-in-limit.ts';
import * as connectStrava from './services/strava/connect-strava.use-case.ts';
import { OAuthStates } from './services/strava/oauth-states.ts';
import * as startStravaConnectionHttp from './services/strava/start-strava-connection.http.ts';
import { StravaOAuth } from './services/strava/strava-oauth.ts';
import { StravaService } from './services/strava/strava-service.ts';
import * as analyzeListedActivity from './write/analyze-listed-activity/analyze-listed-activity.use-case.ts';
import { ConnectionCommands } from './write/connection-commands.ts';
import * as disconnect from './write/disconnect/disconnect.use-case.ts';
import * as hideListedActivity from './write/hide-listed-activity/hide-listed-activity.use-case.ts';
import * as syncHttp from './write/sync/sync.http.ts';
import * as sync from './write/sync/sync.use-case.ts';

const { controllers, providers } = registered(
  connectionStatusQuery,
  listedActivitiesQuery,
  connectGarmin,
  garminProfileQuery,
  connectStrava,
  startStravaConnectionHttp,
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
    ConnectedServices,
    ConnectionCommands,
    CredentialStore,
    GarminService,
    GarminThrottling,
    OAuthStates,
    OwnAccounts,
    PendingSignIns,
    Recordings,
    ServiceAccess,
    SignInLimit,
    StravaOAuth,
    StravaService,
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
