import type { ServiceParts } from '../services/service-parts.ts';
import * as connectStrava from './connect-strava.use-case.ts';
import { OAuthStates } from './oauth-states.ts';
import * as startStravaConnectionHttp from './start-strava-connection.http.ts';
import { StravaOAuth } from './strava-oauth.ts';
import { StravaService } from './strava-service.ts';

export const stravaParts: ServiceParts = {
  adapter: StravaService,
  slices: [connectStrava, startStravaConnectionHttp],
  providers: [OAuthStates, StravaOAuth],
};
