/**
 * One step of the schema of tables that are not rebuilt from events (credentials, claims, tracks, the log
 * itself). Applied once, in order of id, each in its own transaction. Read models need none: a projection
 * that changes is rebuilt.
 */
export interface Migration {
  /** `<module>/<nnnn>-<what>`, never changed once released. */
  readonly id: string;
  readonly sql: string;
}
