import type { JsonObject } from '../event-store/json.ts';

/** `interrupted`: its process ended or lost the database; the progress says where to go on. */
export type JobState = 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';

export interface JobAsked {
  /** What is worked on; one of a kind runs at a time in all processes. */
  readonly kind: string;
  /** Account id as text, or 'command-line'. */
  readonly askedBy: string;
  readonly request: JsonObject;
}

/** A job as every process shows it. */
export interface Job extends JobAsked {
  readonly startedAt: Date;
  readonly progress: JsonObject | null;
  readonly state: JobState;
  /** Why it failed. */
  readonly reason: string | null;
}

/** The part of a job that its work uses. */
export interface RunningWork {
  /** Aborts with CANCELLED when somebody asked for that, and with another reason when the job can't go on here. */
  readonly signal: AbortSignal;
  /** Changes what is shown. */
  readonly note: (progress: JsonObject) => void;
}

/** Throws when the signal aborts, or why it failed. */
export type Work = (job: RunningWork) => Promise<void>;

export const CANCELLED = 'cancelled';
