/** What a sign-in presents to Garmin. Garmin refuses the client id of one pair with the service of another. */
export interface GarminClient {
  readonly clientId: string;
  /** Address that a ticket is issued for. */
  readonly service: string;
}

export const GARMIN_CLIENTS = {
  ios: { clientId: 'GCM_IOS_DARK', service: 'https://mobile.integration.garmin.com/gcm/ios' },
  android: { clientId: 'GCM_ANDROID_DARK', service: 'https://mobile.integration.garmin.com/gcm/android' },
} as const satisfies Readonly<Record<string, GarminClient>>;

export type GarminClientName = keyof typeof GARMIN_CLIENTS;

export const otherClient = (name: GarminClientName): GarminClientName => (name === 'ios' ? 'android' : 'ios');

/** Client ids of the token endpoint, newest first. */
export const TOKEN_CLIENT_IDS = [
  'GARMIN_CONNECT_MOBILE_ANDROID_DI_2025Q2',
  'GARMIN_CONNECT_MOBILE_ANDROID_DI_2024Q4',
  'GARMIN_CONNECT_MOBILE_ANDROID_DI',
  'GARMIN_CONNECT_MOBILE_IOS_DI',
] as const;

/** Headers of requests to the sign-in pages. */
export const SIGN_IN_HEADERS = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'accept-language': 'en-US,en;q=0.9',
} as const;

/** Headers of requests for tokens and data. */
export const APP_HEADERS = {
  'user-agent': 'GCM-Android-5.23',
  'x-app-ver': '10861',
  'x-garmin-paired-app-version': '10861',
  'x-garmin-client-platform': 'Android',
  'x-lang': 'en',
  'x-gcexperience': 'GC5',
} as const;
