import type { SurfType } from '@rideline/detection-engine';
import { api, TRACK_COLUMNS } from '../../../app/api.ts';

/** The fields of a session that the choice shows. */
export interface OwnSession {
  readonly url_hash: string;
  readonly activity_name: string | null;
  readonly activity_time: string | null;
}

/** The encoded track in base64; a decoded one is too large for the store. */
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
