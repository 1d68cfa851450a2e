import { Type } from '@sinclair/typebox';
import { flag, serviceUrl, text, withoutSlash } from '../setting-types.ts';
import { serviceSettings } from './service-settings.ts';

export interface StravaConfig {
  readonly isOffered: boolean;
  /** False: activities from Strava cannot be shared. */
  readonly sharing: boolean;
  /** Retention of recordings from Strava; they are fetched again when they are needed. Default: until deleted. */
  readonly keepDays?: number;
  /** Default: Strava cannot be connected. */
  readonly client?: { readonly id: string; readonly secret: string };
  /** Base URLs, without a trailing slash. */
  readonly oauthBase: string;
  readonly apiBase: string;
}

/** Offered with a client of its own. */
export const strava = serviceSettings({
  properties: {
    STRAVA_CLIENT_ID: text(),
    STRAVA_CLIENT_SECRET: text(),
    STRAVA_OAUTH_BASE: serviceUrl('https://www.strava.com'),
    STRAVA_API_BASE: serviceUrl('https://www.strava.com/api/v3'),
    STRAVA_SHARING: flag(),
    STRAVA_KEEP_DAYS: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 3_650, errorMessage: 'must be a whole number from 1 to 3650' }),
    ),
  },
  secrets: ['STRAVA_CLIENT_SECRET'],
  addresses: ['STRAVA_OAUTH_BASE', 'STRAVA_API_BASE'],
  misfit: ({ STRAVA_CLIENT_ID: id, STRAVA_CLIENT_SECRET: secret }) =>
    (id === undefined) === (secret === undefined)
      ? undefined
      : 'STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET must be set together.',
  read(settings): StravaConfig {
    const { STRAVA_CLIENT_ID: id, STRAVA_CLIENT_SECRET: secret } = settings;
    const client = id === undefined || secret === undefined ? undefined : { id, secret };
    return {
      isOffered: client !== undefined,
      sharing: settings.STRAVA_SHARING === '1',
      ...(settings.STRAVA_KEEP_DAYS !== undefined && { keepDays: settings.STRAVA_KEEP_DAYS }),
      ...(client && { client }),
      oauthBase: withoutSlash(settings.STRAVA_OAUTH_BASE),
      apiBase: withoutSlash(settings.STRAVA_API_BASE),
    };
  },
});
