import type { DetectionParameters } from '@rideline/detection-engine';
import { api } from '../../app/api.ts';
import type { AnswerOf } from '../../app/contract.ts';

/** `interrupted`: its process ended or lost the database; it can be continued. */
export type JobState = 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';

export interface RedetectionRequest {
  readonly dry_run: boolean;
  readonly user_id?: number;
  readonly url_hash?: string;
  readonly engine_version?: string;
  readonly setting_id?: number;
  /** Position to continue from. */
  readonly from?: string | undefined;
  readonly parameters?: Partial<DetectionParameters>;
}

export interface RideDifference {
  readonly gained: number;
  readonly lost: number;
  readonly changed: number;
  readonly kept: number;
}

export interface DifferingActivity extends RideDifference {
  readonly url_hash: string;
  readonly user_id: number;
}

export interface RedetectionProgress {
  readonly position: string;
  readonly head: string;
  readonly activities: number;
  readonly points: number;
  readonly points_per_second: number;
  readonly time_left: number | null;
  readonly rides: RideDifference;
  readonly differing_activities: number;
  readonly differing: readonly DifferingActivity[];
  readonly failed_activities: number;
  readonly failed: readonly { readonly url_hash: string; readonly reason: string }[];
}

export interface Redetection {
  readonly state: JobState;
  readonly asked: RedetectionRequest;
  readonly started_at: string;
  /** Absent until the first page of the log is processed. */
  readonly progress?: RedetectionProgress | null;
}

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
    getRedetection: build.query<{ redetection: Redetection | null }, void>({
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
