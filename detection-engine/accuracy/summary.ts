import { Random } from '../src/index.ts';
import { type Counts, f1, mean, sum } from './tally.ts';

export interface Summary {
  readonly sessions: number;
  readonly total: Counts;
  readonly f1: number;
  /** 95 % interval of F1, by drawing sessions anew. */
  readonly interval: readonly [low: number, high: number];
  /** Mean F1 of the worst tenth of the sessions with rides, and the least. */
  readonly worstTenth: number;
  readonly worst: number;
  /** Shares of the sessions with rides. */
  readonly below: (limit: number) => number;
}

const DRAWS = 2000;

/** Summarizes sessions, each with its counts. */
export function summarize(sessions: readonly Counts[]): Summary {
  const withRides = sessions.filter(({ hits, misses }) => hits + misses > 0);
  const each = withRides.map(f1).sort((a, b) => a - b);
  return {
    sessions: sessions.length,
    total: sum(sessions),
    f1: f1(sum(sessions)),
    interval: intervalOf(sessions),
    worstTenth: mean(each.slice(0, Math.ceil(each.length / 10))),
    worst: each[0] ?? 0,
    below: (limit) => mean(each.map((value) => Number(value < limit))),
  };
}

function intervalOf(sessions: readonly Counts[]): readonly [number, number] {
  const random = new Random(1);
  const drawn = Array.from({ length: DRAWS }, () => f1(sum(sessions.map(() => random.pick(sessions)))));
  drawn.sort((a, b) => a - b);
  return [drawn[Math.floor(0.025 * DRAWS)]!, drawn[Math.floor(0.975 * DRAWS)]!];
}
