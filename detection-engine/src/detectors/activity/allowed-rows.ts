import type { Track } from '../../track/track.ts';
import type { JudgedBout, OtherActivity } from './classify.ts';

/** Milliseconds around a stretch that belong to it: speeding up and slowing down. */
const MARGIN: Record<OtherActivity, number> = {
  vehicle: 20_000,
  tow: 3000,
  jog: 8000,
  rip: 8000,
  'passing wave': 0,
};

/** 1 in rows that may be surf points, 0 in rows that belong to something else; null when all may. */
export function allowedRows(track: Track, judged: readonly JudgedBout[]): Uint8Array | null {
  const others = judged.filter(({ other }) => other !== null);
  if (others.length === 0) return null;
  const allowed = new Uint8Array(track.length).fill(1);
  for (const { bout, other } of others) {
    const margin = MARGIN[other!];
    let first = bout.first;
    let last = bout.last;
    while (first > 0 && track.time[first - 1]! >= bout.startTime - margin) first--;
    while (last + 1 < track.length && track.time[last + 1]! <= bout.endTime + margin) last++;
    allowed.fill(0, first, last + 1);
  }
  for (const { bout, other } of judged) {
    if (other === null) allowed.fill(1, bout.first, bout.last + 1);
  }
  return allowed;
}
