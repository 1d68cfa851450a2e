import type { Source } from './events/upload-events.ts';

/** A session that a person has, by its start. */
export interface KnownSession {
  readonly urlHash: string;
  readonly source: Source;
  /** Epoch milliseconds of the first trackpoint. */
  readonly startTime: number;
}

/** Port: tells which sessions a person has. */
export abstract class KnownSessions {
  /** Sessions that start from one time to another, both in epoch milliseconds, in order; none of the demo. */
  abstract startingWithin(owner: number, from: number, to: number): Promise<readonly KnownSession[]>;
  /** Those of these sessions that the person has and did not delete. */
  abstract among(owner: number, urlHashes: readonly string[]): Promise<ReadonlySet<string>>;
}
