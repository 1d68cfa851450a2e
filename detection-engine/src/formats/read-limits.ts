import type { EpochMillis } from '../units.ts';

/** Limits of a reader. */
export interface ReadLimits {
  /** Time the file was received; later points (beyond two days) are rejected. */
  readonly now: EpochMillis;
  /** Maximum points of a track. */
  readonly maxPoints: number;
  /** Maximum unpacked bytes of a gzip file. */
  readonly maxBytes: number;
}

/** Members of a gzip file; tools that pack in blocks of 64 kB make a few hundred of a long track. */
export const MAX_GZIP_MEMBERS = 1_000;

const DAY_MS = 86_400_000;
/** GPS time starts in 1980; earlier points are rejected. */
export const EARLIEST_TIME = Date.UTC(1980, 0, 1);

/** The latest accepted time: a clock may run ahead, or write local time as UTC. */
export const latestTime = ({ now }: Pick<ReadLimits, 'now'>) => now + 2 * DAY_MS;
