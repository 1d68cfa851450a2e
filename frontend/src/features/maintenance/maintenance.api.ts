import { endpoints } from '../../app/endpoints/admin.ts';

const REPLAYS = [{ type: 'Admin', id: 'replays' }] as const;
const REDETECTION = [{ type: 'Admin', id: 'redetection' }] as const;

export const {
  useGetReplaysQuery,
  useRebuildProjectionStartMutation,
  useRebuildProjectionCancelMutation,
  useGetRedetectionQuery,
  useRedetectStartMutation,
  useRedetectCancelMutation,
} = endpoints.enhanceEndpoints({
  endpoints: {
    getReplays: { providesTags: REPLAYS },
    rebuildProjectionStart: { invalidatesTags: REPLAYS },
    rebuildProjectionCancel: { invalidatesTags: REPLAYS },
    getRedetection: { providesTags: REDETECTION },
    redetectStart: { invalidatesTags: REDETECTION },
    redetectCancel: { invalidatesTags: REDETECTION },
  },
});

/** Polling intervals while a job runs and while none does. */
export const POLLING_MS = { running: 1000, idle: 5000 } as const;
export const ADMIN_DATA_FAILED = 'Failed to load admin data. Please try again later.';
