/** Meters and seconds. */
export interface PaddledSession {
  readonly paddled: number;
  readonly riding: number;
  readonly paddling: number;
  readonly waiting: number;
  /** A stopped timer and over 20 minutes without movement: no time in the water. */
  readonly paused: number;
}

/** Port: what the sessions of a person cost, by url_hash; those without a track are missing. */
export abstract class PaddledSessions {
  /** A text that changes with what `of` tells of this person. */
  abstract versionOf(owner: number): Promise<string>;
  abstract of(owner: number): Promise<ReadonlyMap<string, PaddledSession>>;
}
