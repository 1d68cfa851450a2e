/** Environment variable with the URL of the test server, set by the global setup. */
export const TEST_POSTGRES_URL = 'RIDELINE_TEST_POSTGRES_URL';
