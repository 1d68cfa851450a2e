import { api } from '../app/api.ts';
import { TRACK_COLUMNS } from '../lib/track-columns.ts';
import type { PublicActivityColumns } from '../app/api-types.ts';
import { dropTrack, keepTrack } from './track-cache.ts';

/** A shared session without its track, which is in the track cache, and without its outline, which was for the first view. */
export type PublicActivity = Omit<PublicActivityColumns, 'track' | 'outline'>;

/** Cache key of a public track, which may have fewer points than the owner's. */
export const publicTrackKey = (urlHash: string): string => `public:${urlHash}`;

export const publicApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicActivity: build.query<PublicActivity, string>({
      query: (urlHash) => ({
        url: `/public/activities/${encodeURIComponent(urlHash)}`,
        params: { distance_unit: 'meters', speed_unit: 'km/h' },
        headers: { accept: TRACK_COLUMNS },
      }),
      transformResponse: ({ track, outline: _, ...activity }: PublicActivityColumns, _meta, urlHash) => {
        keepTrack(publicTrackKey(urlHash), track);
        return activity;
      },
      onCacheEntryAdded: async (urlHash, { cacheEntryRemoved }) => {
        await cacheEntryRemoved;
        dropTrack(publicTrackKey(urlHash));
      },
    }),
  }),
});

export const { useGetPublicActivityQuery } = publicApi;
