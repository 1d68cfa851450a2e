/** A time range in epoch milliseconds. */
export interface Interval {
  readonly startTime: number;
  readonly endTime: number;
}

/** Overlap over union of two ranges, 0..1. */
function overlapOverUnion(a: Interval, b: Interval): number {
  const overlap = Math.min(a.endTime, b.endTime) - Math.max(a.startTime, b.startTime);
  if (overlap <= 0) return 0;
  return overlap / (Math.max(a.endTime, b.endTime) - Math.min(a.startTime, b.startTime));
}

export interface Matching<Truth, Found> {
  readonly pairs: readonly (readonly [Truth, Found])[];
  readonly missed: readonly Truth[];
  readonly extra: readonly Found[];
}

const MIN_OVERLAP = 0.5;

/** Matches truth and found one to one in descending order of overlap over union, at least 0.5. */
export function matchIntervals<Truth extends Interval, Found extends Interval>(
  truths: readonly Truth[],
  founds: readonly Found[],
): Matching<Truth, Found> {
  const overlaps: { truth: number; found: number; overlap: number }[] = [];
  truths.forEach((truth, truthIndex) => {
    founds.forEach((found, foundIndex) => {
      const overlap = overlapOverUnion(truth, found);
      if (overlap >= MIN_OVERLAP) overlaps.push({ truth: truthIndex, found: foundIndex, overlap });
    });
  });
  overlaps.sort((a, b) => b.overlap - a.overlap);
  const takenTruths = new Set<number>();
  const takenFounds = new Set<number>();
  const pairs: [Truth, Found][] = [];
  for (const { truth, found } of overlaps) {
    if (takenTruths.has(truth) || takenFounds.has(found)) continue;
    takenTruths.add(truth);
    takenFounds.add(found);
    pairs.push([truths[truth]!, founds[found]!]);
  }
  return {
    pairs,
    missed: truths.filter((_, index) => !takenTruths.has(index)),
    extra: founds.filter((_, index) => !takenFounds.has(index)),
  };
}
