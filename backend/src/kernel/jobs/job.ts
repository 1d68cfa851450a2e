import type { JsonObject } from '../event-store/json.ts';

/** `interrupted`: its process ended or lost the database; the progress allows it to be resumed. */
export const JOB_STATES = ['running', 'done', 'cancelled', 'interrupted', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobRequest {
  /** Type of work, such as rebuild:activities. Across all processes, one job of a kind runs at a time. */
  readonly kind: string;
  /** Account id as text, or 'command-line'. */
  readonly askedBy: string;
  readonly request: JsonObject;
}

export interface Job extends JobRequest {
  readonly startedAt: Date;
  readonly progress: JsonObject | null;
  readonly state: JobState;
  /** Error message if it failed. */
  readonly reason: string | null;
}

/** The interface of a job to its work function. */
export interface RunningWork {
  /** Aborts with CANCELLED on a user's request, with another reason if the job cannot continue in this process. */
  readonly signal: AbortSignal;
  /** Sets the progress shown to users. */
  readonly note: (progress: JsonObject) => void;
}

/** Rejects if the signal aborts or the work fails. */
export type Work = (job: RunningWork) => Promise<void>;

export const CANCELLED = 'cancelled';
