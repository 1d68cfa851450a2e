import type { EpochMillis } from '../../units.ts';

/** What a person said about a stretch of a session; kept by time, so that it survives any re-analysis. */
export interface Mark {
  readonly kind: 'not_a_ride' | 'missed_ride';
  readonly startTime: EpochMillis;
  readonly endTime: EpochMillis;
}
