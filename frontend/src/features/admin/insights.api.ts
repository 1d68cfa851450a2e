import { api } from '../../app/api.ts';

const STATS = '/admin/stats';

/** The SQL of a question. */
interface QuestionSql {
  readonly name: string;
  readonly sql: string;
}

const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuestions: build.query<QuestionSql[], void>({ query: () => `${STATS}/questions` }),
  }),
});

export const { useGetQuestionsQuery } = insightsApi;

export const ADMIN_DATA_FAILED = 'Failed to load admin data. Please try again later.';
