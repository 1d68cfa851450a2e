/** Environment variable by which the global setup tells the specs of a run where its Postgres server listens. */
export const TEST_POSTGRES_URL = 'RIDELINE_TEST_POSTGRES_URL';
