import type { Config } from '../config/config.ts';
import type { LaneLimits } from './lane.ts';

export type AdmissionConfig = Pick<
  Config,
  'expensiveAtOnce' | 'expensiveWaiting' | 'expensiveWaitMs' | 'answerBytes' | 'rateLimitFactor'
>;

/** Requests per caller and minute, by kind of work. */
const PER_MINUTE = {
  /** Reading, decoding and serializing tracks or their rides: JSON, a page, a map, a file. */
  answer: 300,
  /** All sessions of an account, or all that a service lists. */
  list: 600,
  /** A decision on a session or on the things of a person, which reads all of its events. */
  change: 300,
  /** Rendering an image in a worker thread. */
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
const UPLOADS_PER_PLACE = 25;

/** A part of a limit, at least one. */
const part = (whole: number, share: number) => Math.max(1, Math.floor(whole * share));

/**
 * Limits of the lane of all expensive work (`places`), of what visitors and archives may take of it, of uploads, which
 * take no place, and of the memory of answers in bytes.
 */
export function laneLimits(config: AdmissionConfig) {
  const { expensiveAtOnce: atOnce, expensiveWaiting: waiting, expensiveWaitMs: waitMs, answerBytes } = config;
  const share = part(atOnce, 1 / 4);
  const perCaller = Math.max(2, Math.floor((atOnce + waiting) / 2));
  const places = { atOnce, atOncePerCaller: share, waiting, waitMs, perCaller };
  const open = atOnce * UPLOADS_PER_PLACE;
  return {
    places,
    visitors: { ...places, atOnce: part(atOnce, 3 / 4) },
    archives: { ...places, atOnce: share, atOncePerCaller: 1, perCaller: 2 },
    uploads: { atOnce: open, atOncePerCaller: open / 2, waiting: 0, waitMs, perCaller: open / 2 },
    memory: {
      atOnce: answerBytes,
      atOncePerCaller: Math.floor(answerBytes / 2),
      // Whoever waits for memory has a place.
      waiting: Infinity,
      waitMs,
      perCaller: Infinity,
    },
  } satisfies Record<string, LaneLimits>;
}
