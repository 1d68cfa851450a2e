import { watchAgreement } from '@rideline/detection-engine';
import type { Preferences, Watch, WatchWave } from '../../../app/api-types.ts';
import { spanOf } from '../marks/marks.ts';
import { allCandidates, type Candidate, type Candidates } from '../not-counted/candidates.ts';
import { failedRules } from '../not-counted/failed-rules.ts';
import type { SessionRide } from '../page/session.ts';

/** A wave of the watch that is no ride, or a ride that the watch does not have. */
export type WatchDifference =
  | {
      readonly kind: 'watch';
      readonly wave: WatchWave;
      readonly candidate: Candidate | null;
      /** Numbers of the rides that hold less than half of it. */
      readonly partlyIn: readonly number[];
    }
  | { readonly kind: 'here'; readonly entry: SessionRide };

const startOf = (difference: WatchDifference) =>
  (difference.kind === 'watch' ? difference.wave : difference.entry.ride).start_time;

/** What the watch and the rides that count differ in, in start-time order. */
export function watchDifferences(
  { waves, only_here }: Watch,
  rides: readonly SessionRide[],
  candidates: Candidates,
): readonly WatchDifference[] {
  const unmatched = waves.filter(({ ride_id }) => ride_id === null);
  const known = allCandidates(candidates);
  const { rideOfWave } = watchAgreement(
    unmatched.map(spanOf),
    known.map(({ ride }) => spanOf(ride)),
  );
  const ofWatch = unmatched.map((wave, index): WatchDifference => {
    const candidate = rideOfWave[index] ?? null;
    const partlyIn = rides.filter(({ ride }) => overlap(wave, ride)).map(({ number }) => number);
    return { kind: 'watch', wave, candidate: candidate === null ? null : known[candidate]!, partlyIn };
  });
  const onlyHere = new Set(only_here);
  const here = rides.filter(({ id }) => onlyHere.has(id)).map((entry) => ({ kind: 'here', entry }) as const);
  return [...ofWatch, ...here].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

type Timed = Pick<WatchWave, 'start_time' | 'end_time'>;

const overlap = (a: Timed, b: Timed) =>
  Date.parse(a.start_time) < Date.parse(b.end_time) && Date.parse(b.start_time) < Date.parse(a.end_time);

/** Why the difference. */
export function differenceReason(difference: WatchDifference, preferences: Preferences): string {
  if (difference.kind === 'here') return 'The watch has none';
  const { candidate, partlyIn } = difference;
  if (candidate === null && partlyIn.length > 0) {
    return partlyIn.length === 1
      ? `Part of it is in ride ${partlyIn[0]}`
      : `Parts of it are in rides ${partlyIn.slice(0, -1).join(', ')} and ${partlyIn.at(-1)}`;
  }
  if (candidate === null) return 'Never fast enough for a ride';
  return candidate.kind === 'deleted' ? 'You deleted it' : failedRules(candidate, preferences);
}
