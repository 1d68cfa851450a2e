import { flag, serviceUrl, withoutSlash } from '../setting-types.ts';
import { serviceSettings } from './service-settings.ts';

export interface IntervalsConfig {
  readonly isOffered: boolean;
  /** Base URL without `/api/v1` and without a trailing slash. */
  readonly apiBase: string;
}

export const intervals = serviceSettings({
  properties: {
    INTERVALS_SYNC: flag(),
    INTERVALS_API_BASE: serviceUrl('https://intervals.icu'),
  },
  secrets: [],
  addresses: ['INTERVALS_API_BASE'],
  read: ({ INTERVALS_SYNC, INTERVALS_API_BASE }): IntervalsConfig => ({
    isOffered: INTERVALS_SYNC === '1',
    apiBase: withoutSlash(INTERVALS_API_BASE),
  }),
});
