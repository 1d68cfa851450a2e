import { endpoints } from '../app/endpoints/sessions.ts';
import { changesSession } from './activities.api.ts';

export const { useAlignVideoMutation, useForgetVideoMutation } = endpoints.enhanceEndpoints({
  endpoints: {
    alignVideo: { onQueryStarted: changesSession((videos) => ({ videos })) },
    forgetVideo: {
      onQueryStarted: changesSession((_, { id }, { videos }) => ({
        videos: videos.filter((video) => video.id !== id),
      })),
    },
  },
});
