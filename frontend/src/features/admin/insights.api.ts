import { api } from '../../app/api.ts';
import type {
  AnalyticsQuestion,
  Cohort,
  DetectionHealth,
  FunnelStep,
  Intake,
  StorageGroup,
} from '../../app/api-types.ts';
import type { Period } from './insights/period.ts';

const STATS = '/admin/stats';

/** Every visit asks anew. */
const FRESH = { keepUnusedDataFor: 0 };

const during = (question: string) => (params: Period) => ({
  url: `${STATS}/${question}`,
  params: { ...params },
});

const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActivationFunnel: build.query<FunnelStep[], Period>({ query: during('activation-funnel'), ...FRESH }),
    getCohorts: build.query<Cohort[], Period>({ query: during('cohorts'), ...FRESH }),
    getIntake: build.query<Intake, Period>({ query: during('intake'), ...FRESH }),
    getDetectionHealth: build.query<DetectionHealth, Period>({ query: during('detection-health'), ...FRESH }),
    getStorage: build.query<StorageGroup[], Period>({ query: during('storage'), ...FRESH }),
    getQuestions: build.query<AnalyticsQuestion[], void>({ query: () => `${STATS}/questions` }),
  }),
});

export const {
  useGetActivationFunnelQuery,
  useGetCohortsQuery,
  useGetIntakeQuery,
  useGetDetectionHealthQuery,
  useGetStorageQuery,
  useGetQuestionsQuery,
} = insightsApi;

export const ADMIN_DATA_FAILED = 'Failed to load admin data. Please try again later.';
