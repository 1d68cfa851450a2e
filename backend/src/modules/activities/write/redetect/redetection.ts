import type { DetectionParameters, RideDifference } from '@rideline/detection-engine';

import type { FactChange } from './session-facts.ts';

/** The activities to detect again, and the parameters to use. */
export interface RedetectionRequest {
  /** Absent: all owners. */
  readonly owner?: number;
  /** Absent: every activity. */
  readonly urlHash?: string;
  /** Only activities last detected by this engine version. */
  readonly engineVersion?: string;
  /** A profile of the owner; absent: the parameters each activity was detected with. */
  readonly settingId?: number;
  /** Override single parameters. */
  readonly parameters?: Partial<DetectionParameters>;
  /** Clean the tracks again, from their originals, before rides are found in them. */
  readonly cleanAgain?: boolean;
  /** Count differences without recording events. */
  readonly dryRun: boolean;
  /** Start after the upload at this position. */
  readonly from?: bigint;
}

export interface ActivityDifference extends RideDifference {
  readonly urlHash: string;
  readonly owner: number;
  /** Beside the rides. */
  readonly changes: readonly FactChange[];
}

export interface FailedActivity {
  readonly urlHash: string;
  readonly reason: string;
}

export interface RedetectionProgress {
  /** Position of the last processed upload; a later run can continue `from` here. */
  readonly position: bigint;
  readonly head: bigint;
  readonly activities: number;
  /** Activities that were left out, because their recordings expired and would have to be fetched again. */
  readonly expired: number;
  /** Activities for which other sessions at the spot told which way their owner rides there, for the first time. */
  readonly told: number;
  /** Activities in another time zone than before, by today's borders and place. */
  readonly rezoned: number;
  readonly points: number;
  /** The first LISTED of `failedCount` activities that could not be detected again. */
  readonly failed: readonly FailedActivity[];
  readonly failedCount: number;
  readonly total: RideDifference;
  /** The first LISTED of `differingCount` activities whose rides or facts differ. */
  readonly differing: readonly ActivityDifference[];
  readonly differingCount: number;
  readonly pointsPerSecond: number;
  /** Seconds, estimated from the processed share of the log. */
  readonly timeLeft: number | undefined;
  readonly state: 'running' | 'done' | 'interrupted';
}

/** Maximum number of differing and of failed activities listed in a progress report. */
export const LISTED = 100;
