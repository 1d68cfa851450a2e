import type { Config } from '../config/config.ts';
import type { LaneLimits } from './lane.ts';

export type AdmissionConfig = Pick<
  Config,
  'expensiveAtOnce' | 'expensiveWaiting' | 'expensiveWaitMs' | 'rateLimitFactor'
>;

/** Requests of one caller a minute, by what the route takes; each kind has lanes of its own. */
const PER_MINUTE = {
  /** A track read, decoded and written out: JSON, a page, a map, a file. */
  answer: 300,
  /** A picture drawn in the threads that also read files and compress answers. */
  picture: 300,
  /** Detection in a worker thread. */
  detection: 120,
  /** Everything somebody has, packed. */
  archive: 6,
  /** A file received to disk; its analysis queues before the worker threads. */
  upload: 1_200,
} as const;

/** What makes a route expensive. */
export type Cost = keyof typeof PER_MINUTE;

export const COSTS = Object.keys(PER_MINUTE) as Cost[];

export const perMinute = (cost: Cost, { rateLimitFactor }: AdmissionConfig): number =>
  PER_MINUTE[cost] * rateLimitFactor;

/** Uploads on their way take little memory, and slow ones take long. */
const UPLOADS_PER_PLACE = 50;

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
      const open = atOnce * UPLOADS_PER_PLACE;
      const share = open / 2;
      return { atOnce: open, atOncePerCaller: share, waiting: 0, waitMs, perCaller: share };
    }
    default:
      return usual;
  }
}
