import type { SurfType } from '@rideline/detection-engine';
import { api } from '../../../app/api.ts';
import { TRACK_COLUMNS } from '../../../app/track-columns.ts';

/** A session of one's own, as much as it takes to choose it. */
export interface OwnSession {
  readonly url_hash: string;
  readonly activity_name: string | null;
  readonly activity_time: string | null;
}

/** Its points as the engine's columns, in base64: a decoded track is too heavy for the store. */
export interface OwnTrack {
  readonly surfType: SurfType;
  readonly track: string;
}

export const { useListOwnSessionsQuery, useGetOwnTrackQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnSessions: build.query<OwnSession[], void>({
      query: () => '/activities',
      transformResponse: (rows: OwnSession[]) =>
        rows.map(({ url_hash, activity_name, activity_time }) => ({
          url_hash,
          activity_name,
          activity_time,
        })),
      providesTags: ['ActivityList'],
    }),
    getOwnTrack: build.query<OwnTrack, string>({
      query: (urlHash) => ({
        url: `/activities/${encodeURIComponent(urlHash)}`,
        headers: { accept: TRACK_COLUMNS },
      }),
      transformResponse: ({ surf_type, track }: { surf_type: SurfType; track: string }) => ({
        surfType: surf_type,
        track,
      }),
    }),
  }),
});
