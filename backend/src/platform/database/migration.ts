/**
 * A change to tables that are not built from events (credentials, claims, tracks, the log). Applied once, in order of
 * id, in a transaction of its own. Read models need no migrations: a projection with a new version is rebuilt.
 */
export interface Migration {
  /** `<module>/<nnnn>-<what>`, never changed once released. */
  readonly id: string;
  readonly sql: string;
}
