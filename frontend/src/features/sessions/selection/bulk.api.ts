import { api } from '../../../app/api.ts';
import type { ActivityEdit } from '../../../app/api-types.ts';
import type { ApiProblem } from '../../../app/problem.ts';
import { TRACK_COLUMNS } from '../../../lib/track-columns.ts';
import { activityPath } from '../../../activity/activities.api.ts';
import type { Activity } from '../../../activity/activity.ts';

const AT_ONCE = 4;

/** How many calls failed, and why the first did. */
export interface BulkOutcome {
  readonly failed: number;
  readonly error: ApiProblem | null;
}

type Outcome = PromiseLike<{ error?: ApiProblem | undefined }> | { error?: ApiProblem };

/** Does something with each session, a few at once. All are tried. */
async function withEach(
  urlHashes: readonly string[],
  act: (urlHash: string) => Outcome,
): Promise<{ data: BulkOutcome }> {
  const waiting = [...urlHashes];
  const errors: ApiProblem[] = [];
  const work = async () => {
    for (let urlHash = waiting.shift(); urlHash !== undefined; urlHash = waiting.shift()) {
      const { error } = await act(urlHash);
      if (error !== undefined) errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { data: { failed: errors.length, error: errors[0] ?? null } };
}

interface Selected {
  readonly urlHashes: readonly string[];
}

const changed = (_outcome: unknown, _error: unknown, { urlHashes }: Selected) => [
  'ActivityList' as const,
  ...urlHashes.map((id) => ({ type: 'Activity' as const, id })),
];

const headers = { accept: TRACK_COLUMNS };

export const { useEditActivitiesMutation, useShareActivitiesMutation, useRedetectActivitiesMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      editActivities: build.mutation<BulkOutcome, Selected & { edit: ActivityEdit }>({
        queryFn: ({ urlHashes, edit: body }, _api, _extra, call) =>
          withEach(urlHashes, (hash) => call({ url: activityPath(hash), method: 'PUT', body, headers })),
        invalidatesTags: changed,
      }),
      /** With `ridesOnly`, a session whose privacy can't be changed stays private. */
      shareActivities: build.mutation<BulkOutcome, Selected & { edit: ActivityEdit; ridesOnly: boolean }>({
        queryFn: ({ urlHashes, edit: body, ridesOnly }, _api, _extra, call) =>
          withEach(urlHashes, async (hash) => {
            const url = activityPath(hash);
            if (ridesOnly) {
              const { data, error } = await call({ url, headers });
              if (error !== undefined) return { error };
              const privacy = { ...(data as Pick<Activity, 'privacy'>).privacy, rides_only: true };
              const hidden = await call({ url: `${url}/privacy`, method: 'PUT', body: privacy });
              if (hidden.error !== undefined) return hidden;
            }
            return call({ url, method: 'PUT', body, headers });
          }),
        invalidatesTags: changed,
      }),
      redetectActivities: build.mutation<BulkOutcome, Selected & { settingId: number }>({
        queryFn: ({ urlHashes, settingId }, _api, _extra, call) => {
          const put = { method: 'PUT', params: { setting_id: settingId }, headers };
          return withEach(urlHashes, (hash) => call({ ...put, url: `${activityPath(hash)}/surf-setting` }));
        },
        invalidatesTags: changed,
      }),
    }),
  });
