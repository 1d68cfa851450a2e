import { TRACK_COLUMNS } from '../lib/track-columns.ts';
import type { ActivityColumns, ActivityEdit } from '../app/api-types.ts';
import { endpoints } from '../app/endpoints/sessions.ts';
import type { Activity } from './activity.ts';
import { activityPath, cacheTrack, changesSession } from './activities.api.ts';

export const {
  useEditActivityMutation,
  useWriteNoteMutation,
  useChooseTrackPrivacyMutation,
  useChooseRecordingMutation,
} = endpoints
  .enhanceEndpoints({
    endpoints: {
      writeNote: { onQueryStarted: changesSession(({ note }) => ({ note })) },
      chooseTrackPrivacy: { onQueryStarted: changesSession((privacy) => ({ privacy })) },
      chooseRecording: {
        invalidatesTags: (_answer, _error, { urlHash, recordingChoice: { other } }) => [
          'ActivityList',
          { type: 'Activity', id: urlHash },
          { type: 'Activity', id: other },
        ],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      editActivity: build.mutation<Partial<Activity>, { urlHash: string; edit: ActivityEdit }>({
        query: ({ urlHash, edit }) => ({
          url: activityPath(urlHash),
          method: 'PUT',
          body: edit,
          headers: { accept: TRACK_COLUMNS },
        }),
        // The answer to a vessel is the whole session; to other edits, the edited field.
        transformResponse: (answer: ActivityEdit | ActivityColumns, _meta, { urlHash }) =>
          'track' in answer ? cacheTrack(answer, urlHash) : answer,
        onQueryStarted: changesSession((answer, { edit }) => {
          const { strava_sharing_confirmed: _, ...fields } = { ...edit, ...answer } as Record<
            string,
            unknown
          >;
          return fields;
        }),
        invalidatesTags: (_answer, _error, { urlHash, edit }) =>
          edit.is_surfing === true ? ['ActivityList', { type: 'Activity', id: urlHash }] : ['ActivityList'],
      }),
    }),
  });
