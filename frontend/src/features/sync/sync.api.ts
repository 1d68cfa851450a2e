import { api } from '../../app/api.ts';
import type { AnalyzedActivity, GarminSync, StravaSync } from '../../app/api-types.ts';
import { connectionsApi, type SyncedActivity } from '../../app/connections.api.ts';
import type { BodyOf } from '../../app/contract.ts';
import type { Service } from '../../app/site.api.ts';

export type SyncType =
  | BodyOf<'/api/connect/strava/sync', 'post'>['sync_type']
  | NonNullable<BodyOf<'/api/connect/garmin/sync', 'post'>['sync_type']>;
/** Code of a problem: the connection to the service has ended. */
export const RECONNECT = 'reconnect';
/** How a recording is analyzed: as ocean surfing or as standing waves. */
export type AnalyzeAs = 'ocean' | 'skook';

/** Key of an activity in addresses: Strava's id, or Garmin's date. */
export const keyOf = (activity: SyncedActivity): string =>
  'strava_activity_id' in activity ? activity.strava_activity_id : activity.activity_date;

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
    /** Garmin takes a form, Strava takes JSON. */
    sync: build.mutation<GarminSync | StravaSync, SyncRequest>({
      query: ({ service, ...body }) => ({
        url: `/connect/${service}/sync`,
        method: 'POST',
        body: service === 'garmin' ? new URLSearchParams(body) : body,
      }),
      onQueryStarted: async ({ service }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        const { activities, full_at } = answer.data;
        const list = { activities, full_at };
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
            const analyzed = activities.find((activity) => keyOf(activity) === key);
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
            activities: list.activities.filter((activity) => keyOf(activity) !== key),
          })),
        );
      },
    }),
  }),
});
