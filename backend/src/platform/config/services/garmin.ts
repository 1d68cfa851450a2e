import { Type } from '@sinclair/typebox';
import { serviceUrl, withoutSlash } from '../setting-types.ts';
import { serviceSettings } from './service-settings.ts';

export interface GarminConfig {
  readonly isOffered: boolean;
  /** The app of Garmin whose client id and service address are used together. */
  readonly client: 'ios' | 'android';
  /** Base URLs, without a trailing slash. */
  readonly ssoBase: string;
  readonly authBase: string;
  readonly apiBase: string;
}

const BASES = ['GARMIN_SSO_BASE', 'GARMIN_AUTH_BASE', 'GARMIN_API_BASE'] as const;

/** Offered where it was asked for, or where an address of Garmin is given. */
export const garmin = serviceSettings({
  properties: {
    GARMIN_SYNC: Type.Optional(
      Type.Union([Type.Literal('0'), Type.Literal('1')], { errorMessage: 'must be 0 or 1' }),
    ),
    GARMIN_CLIENT: Type.Union([Type.Literal('ios'), Type.Literal('android')], {
      default: 'ios',
      errorMessage: 'must be ios or android',
    }),
    GARMIN_SSO_BASE: serviceUrl('https://sso.garmin.com'),
    GARMIN_AUTH_BASE: serviceUrl('https://diauth.garmin.com'),
    GARMIN_API_BASE: serviceUrl('https://connectapi.garmin.com'),
  },
  secrets: [],
  addresses: BASES,
  read(settings, environment): GarminConfig {
    const hasBase = BASES.some((name) => (environment[name] ?? '').trim() !== '');
    return {
      isOffered: settings.GARMIN_SYNC === undefined ? hasBase : settings.GARMIN_SYNC === '1',
      client: settings.GARMIN_CLIENT,
      ssoBase: withoutSlash(settings.GARMIN_SSO_BASE),
      authBase: withoutSlash(settings.GARMIN_AUTH_BASE),
      apiBase: withoutSlash(settings.GARMIN_API_BASE),
    };
  },
});
