import { api } from '../../../app/api.ts';
import { TRACK_COLUMNS } from '../../../lib/track-columns.ts';
import { headingInUse } from '../../../lib/usual-heading.ts';
import type { ActivityColumns, ActivityListItem, SurfType } from '../../../app/api-types.ts';

/** The fields of a session that the choice shows. */
export type OwnSession = Pick<
  ActivityListItem,
  'url_hash' | 'activity_name' | 'activity_time' | 'time_zone' | 'utc_offset'
>;

/** The encoded track in base64; a decoded one is too large for the store. */
export interface OwnTrack {
  readonly surfType: SurfType;
  readonly sport: string | null;
  /** In use; null for none. */
  readonly usualHeading: number | null;
  readonly track: string;
}

export const { useListOwnSessionsQuery, useGetOwnTrackQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnSessions: build.query<OwnSession[], void>({
      query: () => '/activities',
      transformResponse: (rows: ActivityListItem[]) =>
        rows.map(({ url_hash, activity_name, activity_time, time_zone, utc_offset }) => ({
          url_hash,
          activity_name,
          activity_time,
          time_zone,
          utc_offset,
        })),
      providesTags: ['ActivityList'],
    }),
    getOwnTrack: build.query<OwnTrack, string>({
      query: (urlHash) => ({
        url: `/activities/${encodeURIComponent(urlHash)}`,
        headers: { accept: TRACK_COLUMNS },
      }),
      transformResponse: (activity: ActivityColumns) => ({
        surfType: activity.surf_type,
        sport: activity.sport,
        usualHeading: headingInUse(activity),
        track: activity.track,
      }),
    }),
  }),
});
