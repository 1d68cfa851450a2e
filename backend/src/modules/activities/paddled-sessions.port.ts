/** Meters and seconds. */
export interface PaddledSession {
  readonly paddled: number;
  readonly riding: number;
  readonly paddling: number;
  readonly waiting: number;
  /** Without movement for over 20 minutes: no time in the water. */
  readonly still: number;
}

/** Port: what the sessions of a person cost, by url_hash; those without a track are missing. */
export abstract class PaddledSessions {
  abstract of(owner: number): Promise<ReadonlyMap<string, PaddledSession>>;
}
