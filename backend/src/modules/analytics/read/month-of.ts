import { pacificDay } from '../../../platform/clock/pacific-day.ts';

/** First day of the Pacific month, YYYY-MM-DD. */
export const monthOf = (at: Date): string => `${pacificDay(at).slice(0, 7)}-01`;
