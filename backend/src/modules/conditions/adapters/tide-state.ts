import type { TideState } from '../../activities/index.ts';
import type { Turn } from './tide-prediction.ts';

/** This near to a turn the water stands. */
const SLACK_MS = 15 * 60_000;

/** The turns around a time; undefined before the first and after the last one. */
function turnsAround(turns: readonly Turn[], time: number): readonly [before: Turn, next: Turn] | undefined {
  const next = turns.findIndex((turn) => turn.time > time);
  return next > 0 ? [turns[next - 1]!, turns[next]!] : undefined;
}

/** What the water does at a time. */
export function stateAt(turns: readonly Turn[], time: number): TideState | null {
  const around = turnsAround(turns, time);
  if (around === undefined) return null;
  const [before, next] = around;
  const nearest = time - before.time <= next.time - time ? before : next;
  if (Math.abs(time - nearest.time) <= SLACK_MS) return nearest.kind;
  return next.kind === 'high' ? 'rising' : 'falling';
}

/** Where a height is between the turns around its time, from 0 (low) to 1 (high). */
export function shareAt(turns: readonly Turn[], time: number, height: number): number {
  const heights = turnsAround(turns, time)!.map((turn) => turn.height);
  const low = Math.min(...heights);
  const range = Math.max(...heights) - low;
  return range === 0 ? 0 : Math.min(1, Math.max(0, (height - low) / range));
}

/** Milliseconds from one time to another by what the water did. */
export function timeInStates(
  turns: readonly Turn[],
  from: number,
  to: number,
): ReadonlyMap<TideState, number> {
  const edges = turns
    .flatMap(({ time }) => [time - SLACK_MS, time, time + SLACK_MS])
    .filter((time) => time > from && time < to)
    .toSorted((a, b) => a - b);
  const times = new Map<TideState, number>();
  for (const [index, edge] of [...edges, to].entries()) {
    const start = edges[index - 1] ?? from;
    const state = stateAt(turns, (start + edge) / 2);
    if (state !== null) times.set(state, (times.get(state) ?? 0) + edge - start);
  }
  return times;
}
