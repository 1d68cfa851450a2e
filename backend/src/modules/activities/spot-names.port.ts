/** Port: tells the names that people gave to the spots of their sessions. */
export abstract class SpotNames {
  /** A text that changes with what `chosenBy` tells of this person. */
  abstract versionOf(owner: number): Promise<string>;
  /** By url_hash of the sessions at spots with a chosen name. */
  abstract chosenBy(owner: number): Promise<ReadonlyMap<string, string>>;
}
