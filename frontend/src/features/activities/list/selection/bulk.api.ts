import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { api } from '../../../../app/api.ts';
import type { ActivityEdit } from '../../../../app/api-types.ts';
import type { ApiProblem } from '../../../../app/problem.ts';
import { TRACK_COLUMNS } from '../../../../lib/track-columns.ts';
import { activityPath } from '../../activities.api.ts';

const AT_ONCE = 4;

/** How many calls failed, and why the first did. */
export interface BulkOutcome {
  readonly failed: number;
  readonly error: ApiProblem | null;
}

type Call = (request: FetchArgs) => PromiseLike<{ error?: ApiProblem | undefined }> | { error?: ApiProblem };

/** One call per session, a few at once. All are tried. */
async function callEach(
  urlHashes: readonly string[],
  requestOf: (urlHash: string) => FetchArgs,
  call: Call,
): Promise<{ data: BulkOutcome }> {
  const waiting = [...urlHashes];
  const errors: ApiProblem[] = [];
  const work = async () => {
    for (let urlHash = waiting.shift(); urlHash !== undefined; urlHash = waiting.shift()) {
      const { error } = await call(requestOf(urlHash));
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

export const { useEditActivitiesMutation, useRedetectActivitiesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    editActivities: build.mutation<BulkOutcome, Selected & { edit: ActivityEdit }>({
      queryFn: ({ urlHashes, edit: body }, _api, _extra, call) => {
        const headers = { accept: TRACK_COLUMNS };
        return callEach(
          urlHashes,
          (hash) => ({ url: activityPath(hash), method: 'PUT', body, headers }),
          call,
        );
      },
      invalidatesTags: changed,
    }),
    redetectActivities: build.mutation<BulkOutcome, Selected & { settingId: number }>({
      queryFn: ({ urlHashes, settingId }, _api, _extra, call) => {
        const put = { method: 'PUT', params: { setting_id: settingId }, headers: { accept: TRACK_COLUMNS } };
        return callEach(urlHashes, (hash) => ({ ...put, url: `${activityPath(hash)}/surf-setting` }), call);
      },
      invalidatesTags: changed,
    }),
  }),
});
