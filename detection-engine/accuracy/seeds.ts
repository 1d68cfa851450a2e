/** Seeds of the report's sessions. Development uses seeds under 100,000 only. */
export const REPORT_SEEDS = { ocean: 700_000, standing: 800_000 };
/** Sessions per receiver. */
export const SESSIONS = { ocean: 40, standing: 20 };
export const MINUTES = 60;
