/** Port: tells the names that people gave to the spots of their sessions. */
export abstract class SpotNames {
  /** The read models that the names come from. */
  abstract readonly readModels: readonly string[];
  /** By url_hash of the sessions at spots with a chosen name. */
  abstract chosenBy(owner: number): Promise<ReadonlyMap<string, string>>;
}
