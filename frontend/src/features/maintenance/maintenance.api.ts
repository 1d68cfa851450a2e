import { api } from '../../app/api.ts';
import type { CurrentRedetection, Redetection, RedetectionRequest } from '../../app/api-types.ts';
import type { AnswerOf } from '../../app/contract.ts';

const CURRENT = '/admin/redetections/current';

const maintenanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReadModels: build.query<AnswerOf<'/api/admin/replays', 'get'>, void>({
      query: () => '/admin/replays',
      providesTags: [{ type: 'Admin', id: 'replays' }],
    }),
    startRebuild: build.mutation<unknown, string>({
      query: (projection) => ({ url: '/admin/replays', method: 'POST', body: { projection } }),
      invalidatesTags: [{ type: 'Admin', id: 'replays' }],
    }),
    cancelRebuild: build.mutation<unknown, string>({
      query: (projection) => ({
        url: `/admin/replays/${encodeURIComponent(projection)}`,
        method: 'DELETE',
      }),
      invalidatesTags: [{ type: 'Admin', id: 'replays' }],
    }),
    getRedetection: build.query<CurrentRedetection, void>({
      query: () => CURRENT,
      providesTags: [{ type: 'Admin', id: 'redetection' }],
    }),
    startRedetection: build.mutation<Redetection, RedetectionRequest>({
      query: (body) => ({ url: '/admin/redetections', method: 'POST', body }),
      invalidatesTags: [{ type: 'Admin', id: 'redetection' }],
    }),
    cancelRedetection: build.mutation<unknown, void>({
      query: () => ({ url: CURRENT, method: 'DELETE' }),
      invalidatesTags: [{ type: 'Admin', id: 'redetection' }],
    }),
  }),
});

export const {
  useGetReadModelsQuery,
  useStartRebuildMutation,
  useCancelRebuildMutation,
  useGetRedetectionQuery,
  useStartRedetectionMutation,
  useCancelRedetectionMutation,
} = maintenanceApi;

/** Polling intervals while a job runs and while none does. */
export const POLLING_MS = { running: 1000, idle: 5000 } as const;
export const ADMIN_DATA_FAILED = 'Failed to load admin data. Please try again later.';
