import { api } from '../../../app/api.ts';
import { TRACK_COLUMNS } from '../../../app/track-columns.ts';
import type { Activity, SessionSource } from '../activity.ts';
import { dropTrack, keepTrack } from '../track-cache.ts';

/** A shared session as visitors get it. */
export interface PublicActivity
  extends
    Omit<SessionSource, 'url_hash'>,
    Pick<Activity, 'activity_name' | 'is_demo' | 'video_link' | 'map_filename' | 'note'> {
  readonly username: string | null;
}

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
      transformResponse: ({ track, ...activity }: PublicActivity & { track: string }, _meta, urlHash) => {
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
