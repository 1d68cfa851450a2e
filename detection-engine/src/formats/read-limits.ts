import type { EpochMillis } from '../units.ts';

/** What a reader believes of a file, and how much it takes. */
export interface ReadLimits {
  /** When the file was received. */
  readonly now: EpochMillis;
  /** Points a track may have. */
  readonly maxPoints: number;
  /** Bytes that a packed file may unpack to. */
  readonly maxBytes: number;
}

const DAY_MS = 86_400_000;
/** No receiver wrote the time of an earlier point: GPS counts from 1980. */
export const EARLIEST_TIME = Date.UTC(1980, 0, 1);

/** The last believable time: a clock may run ahead, or show its zone's time as UTC. */
export const latestTime = ({ now }: Pick<ReadLimits, 'now'>) => now + 2 * DAY_MS;
