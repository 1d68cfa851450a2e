import type { Config } from '../config/config.ts';
import type { LaneLimits } from './lane.ts';

export type AdmissionConfig = Pick<
  Config,
  'expensiveAtOnce' | 'expensiveWaiting' | 'expensiveWaitMs' | 'rateLimitFactor'
>;

/** Requests per caller and minute, by kind of work; each kind has its own lanes. */
const PER_MINUTE = {
  /** Reading, decoding and serializing a track: JSON, a page, a map, a file. */
  answer: 300,
  /** Rendering an image, in the thread pool shared with file I/O and compression. */
  picture: 300,
  /** Detection in a worker thread. */
  detection: 120,
  /** The ZIP of all data of an account. */
  archive: 6,
  /** Receiving a file to disk; its analysis has a queue of its own. */
  upload: 1_200,
} as const;

/** Kind of work of an expensive route. */
export type Cost = keyof typeof PER_MINUTE;

export const COSTS = Object.keys(PER_MINUTE) as Cost[];

export const perMinute = (cost: Cost, { rateLimitFactor }: AdmissionConfig): number =>
  PER_MINUTE[cost] * rateLimitFactor;

/** Uploads use little memory and may be slow, so many may be open at once. */
const UPLOADS_PER_SLOT = 50;

export function laneLimits(cost: Cost, config: AdmissionConfig): LaneLimits {
  const { expensiveAtOnce: atOnce, expensiveWaiting: waiting, expensiveWaitMs: waitMs } = config;
  const half = Math.ceil(atOnce / 2);
  const usual = {
    atOnce,
    atOncePerCaller: half,
    waiting,
    waitMs,
    perCaller: Math.max(2, Math.floor((atOnce + waiting) / 4)),
  };
  switch (cost) {
    case 'picture':
      return { ...usual, atOnce: half };
    case 'archive':
      return { ...usual, atOnce: half, atOncePerCaller: 1, perCaller: 2 };
    case 'upload': {
      const open = atOnce * UPLOADS_PER_SLOT;
      const share = open / 2;
      return { atOnce: open, atOncePerCaller: share, waiting: 0, waitMs, perCaller: share };
    }
    default:
      return usual;
  }
}
