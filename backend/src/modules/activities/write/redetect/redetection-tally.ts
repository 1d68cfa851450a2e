import type { RideDifference } from '@rideline/detection-engine';
import type { Outcome } from './redetect-batch.ts';
import {
  type ActivityDifference,
  type FailedActivity,
  LISTED,
  type RedetectionProgress,
} from './redetection.ts';

/** Running totals of a re-detection, in constant memory however many activities differ. */
export class RedetectionTally {
  private readonly startedAt = performance.now();
  private readonly differing: ActivityDifference[] = [];
  private readonly failed: FailedActivity[] = [];
  private differingCount = 0;
  private failedCount = 0;
  private activities = 0;
  private expired = 0;
  private told = 0;
  private rezoned = 0;
  private points = 0;
  private total: RideDifference = { gained: 0, lost: 0, changed: 0, kept: 0 };

  constructor(
    private readonly from: bigint,
    private readonly head: bigint,
  ) {}

  add(outcomes: readonly Outcome[]): void {
    for (const { urlHash, owner, points, difference, isTold, changes } of outcomes) {
      this.activities += 1;
      if (isTold) this.told += 1;
      if (changes.some(({ what }) => what === 'time zone')) this.rezoned += 1;
      this.points += points;
      this.total = addDifferences(this.total, difference);
      const { gained, lost, changed } = difference;
      if (gained + lost + changed + changes.length === 0) continue;
      this.differingCount += 1;
      if (this.differing.length < LISTED) this.differing.push({ urlHash, owner, changes, ...difference });
    }
  }

  /** Counts activities whose recordings expired. */
  leaveOut(count: number): void {
    this.expired += count;
  }

  fail(urlHash: string, error: unknown): void {
    this.failedCount += 1;
    if (this.failed.length === LISTED) return;
    this.failed.push({ urlHash, reason: error instanceof Error ? error.message : String(error) });
  }

  at(position: bigint, state: RedetectionProgress['state']): RedetectionProgress {
    const {
      head,
      from,
      activities,
      expired,
      told,
      rezoned,
      points,
      total,
      differing,
      differingCount,
      failed,
      failedCount,
    } = this;
    const seconds = Math.max(0.001, (performance.now() - this.startedAt) / 1000);
    const done = head > from ? Number(position - from) / Number(head - from) : 1;
    return {
      position,
      head,
      activities,
      expired,
      told,
      rezoned,
      points,
      total,
      differing: [...differing],
      differingCount,
      failed: [...failed],
      failedCount,
      pointsPerSecond: points / seconds,
      timeLeft: done > 0 ? Math.max(0, (seconds * (1 - done)) / done) : undefined,
      state,
    };
  }
}

function addDifferences(a: RideDifference, b: RideDifference): RideDifference {
  return {
    gained: a.gained + b.gained,
    lost: a.lost + b.lost,
    changed: a.changed + b.changed,
    kept: a.kept + b.kept,
  };
}
