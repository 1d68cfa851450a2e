import type { Track } from '../../track/track.ts';
import type { SurfRun } from '../detection.ts';

/**
 * Joins the runs of surf points of one ride: those at most `separate` seconds apart of which each reaches `minPeak`
 * (m/s) in a trusted row, and the runs between them. A slower run beside a ride is paddling, so it neither begins, ends
 * nor bridges one; it stays a candidate of its own.
 * @param runs in time order
 * @returns groups of runs in time order
 */
export function joinRuns(
  track: Track,
  runs: readonly SurfRun[],
  minPeak: number,
  separate: number,
): SurfRun[][] {
  const { time } = track;
  const isApart = (before: SurfRun, after: SurfRun) => time[after[0]]! - time[before[1]]! > separate * 1000;
  const joined: SurfRun[][] = [];
  let ride: SurfRun[] = [];
  let slower: SurfRun[] = [];
  const close = () => {
    if (ride.length > 0) joined.push(ride);
    for (const run of slower) {
      const previous = run === slower[0] ? undefined : joined.at(-1);
      if (previous === undefined || isApart(previous.at(-1)!, run)) joined.push([run]);
      else previous.push(run);
    }
    slower = [];
  };
  for (const run of runs) {
    if (!reaches(track, run, minPeak)) {
      slower.push(run);
    } else if (ride.length > 0 && !isApart(ride.at(-1)!, run)) {
      ride.push(...slower, run);
      slower = [];
    } else {
      close();
      ride = [run];
    }
  }
  close();
  return joined;
}

function reaches({ speed, doubtful }: Track, [first, last]: SurfRun, peak: number): boolean {
  for (let row = first; row <= last; row++) if (doubtful[row] === 0 && speed[row]! >= peak) return true;
  return false;
}
