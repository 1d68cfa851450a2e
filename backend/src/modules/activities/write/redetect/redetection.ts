import type { DetectionParameters, RideDifference } from '@rideline/detection-engine';

/** Which activities to detect again, and with what. */
export interface RedetectionRequest {
  /** Absent: everybody's. */
  readonly owner?: number;
  /** Absent: every activity. */
  readonly urlHash?: string;
  /** Only what this version of the engine detected last. */
  readonly engineVersion?: string;
  /** A profile of the owner; absent: the parameters each activity was detected with. */
  readonly settingId?: number;
  /** Take the place of single parameters. */
  readonly parameters?: Partial<DetectionParameters>;
  /** Looks and counts, and records nothing. */
  readonly dryRun: boolean;
  /** Goes on after the upload at this position. */
  readonly from?: bigint;
}

export interface ActivityDifference extends RideDifference {
  readonly urlHash: string;
  readonly owner: number;
}

export interface FailedActivity {
  readonly urlHash: string;
  readonly reason: string;
}

export interface RedetectionProgress {
  /** Position of the last upload that is done: where a later run can go on. */
  readonly position: bigint;
  readonly head: bigint;
  readonly activities: number;
  readonly points: number;
  /** Activities that could not be detected again, with why: the first LISTED of `failedCount`. */
  readonly failed: readonly FailedActivity[];
  readonly failedCount: number;
  readonly total: RideDifference;
  /** Activities whose rides differ: the first LISTED of `differingCount`. */
  readonly differing: readonly ActivityDifference[];
  readonly differingCount: number;
  readonly pointsPerSecond: number;
  /** Seconds, by the share of the log gone through. */
  readonly timeLeft: number | undefined;
  readonly state: 'running' | 'done' | 'interrupted';
}

/** Activities that a progress lists of each sort, however many there are. */
export const LISTED = 100;
