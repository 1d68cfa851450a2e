import { api } from '../../app/api.ts';
import type { AnalyzedActivity } from '../../app/api-types.ts';
import { connectionsApi, syncedList } from '../../app/connections.api.ts';
import { SERVICE_BY_NAME, type SyncAnswer, type SyncType } from '../../app/services.ts';
import type { Service } from '../../app/site.api.ts';

/** Code of a problem: the connection to the service has ended. */
export const RECONNECT = 'reconnect';
/** How a recording is analyzed: as ocean surfing or as standing waves. */
export type AnalyzeAs = 'ocean' | 'skook';

interface SyncRequest {
  readonly service: Service;
  readonly sync_type: SyncType;
  readonly date?: string;
}
interface ActivityAt {
  readonly service: Service;
  readonly key: string;
}

export const { useSyncMutation, useAnalyzeSyncedMutation, useHideSyncedMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sync: build.mutation<SyncAnswer, SyncRequest>({
      query: ({ service, ...body }) => ({
        url: `/connect/${service}/sync`,
        method: 'POST',
        body: SERVICE_BY_NAME[service].sendsForm ? new URLSearchParams(body) : body,
      }),
      onQueryStarted: async ({ service }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        const list = syncedList(service, answer.data);
        void dispatch(connectionsApi.util.upsertQueryData('getSyncedActivities', service, list));
      },
      invalidatesTags: (_answer, _error, { service }) => [{ type: 'Connection', id: service }],
    }),
    analyzeSynced: build.mutation<AnalyzedActivity, ActivityAt & { readonly as: AnalyzeAs }>({
      query: ({ service, key, as }) => ({
        url: `/analyze/${service}/${encodeURIComponent(key)}${as === 'skook' ? '/skook' : ''}`,
        method: 'POST',
      }),
      onQueryStarted: async ({ service, key }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        dispatch(
          connectionsApi.util.updateQueryData('getSyncedActivities', service, ({ activities }) => {
            const analyzed = activities.find((activity) => activity.key === key);
            if (analyzed === undefined) return;
            analyzed.is_analyzed = true;
            analyzed.analyzed_activity_url_hash = answer.data.activity_url_hash;
          }),
        );
      },
      invalidatesTags: (answer, error, { service }) => [
        ...(answer === undefined ? [] : (['ActivityList'] as const)),
        ...(error?.code === RECONNECT ? [{ type: 'Connection' as const, id: service }] : []),
      ],
    }),
    hideSynced: build.mutation<unknown, ActivityAt>({
      query: ({ service, key }) => ({
        url: `/connect/${service}/activities/${encodeURIComponent(key)}`,
        method: 'DELETE',
      }),
      onQueryStarted: async ({ service, key }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        dispatch(
          connectionsApi.util.updateQueryData('getSyncedActivities', service, (list) => ({
            ...list,
            activities: list.activities.filter((activity) => activity.key !== key),
          })),
        );
      },
    }),
  }),
});
