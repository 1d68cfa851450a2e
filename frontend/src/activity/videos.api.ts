import type { AlignedVideo, VideoAlignment } from '../app/api-types.ts';
import { api } from '../app/api.ts';
import { activitiesApi, activityPath } from './activities.api.ts';

const videosApi = api.injectEndpoints({
  endpoints: (build) => ({
    alignVideo: build.mutation<AlignedVideo[], { urlHash: string; video: VideoAlignment }>({
      query: ({ urlHash, video }) => ({
        url: `${activityPath(urlHash)}/videos`,
        method: 'PUT',
        body: video,
      }),
      onQueryStarted: async ({ urlHash }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        const videos = answer.data;
        dispatch(
          activitiesApi.util.updateQueryData('getActivity', urlHash, (activity) => ({ ...activity, videos })),
        );
      },
    }),
    forgetVideo: build.mutation<unknown, { urlHash: string; id: number }>({
      query: ({ urlHash, id }) => ({ url: `${activityPath(urlHash)}/videos/${id}`, method: 'DELETE' }),
      onQueryStarted: async ({ urlHash, id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        dispatch(
          activitiesApi.util.updateQueryData('getActivity', urlHash, (activity) => ({
            ...activity,
            videos: activity.videos.filter((video) => video.id !== id),
          })),
        );
      },
    }),
  }),
});

export const { useAlignVideoMutation, useForgetVideoMutation } = videosApi;
