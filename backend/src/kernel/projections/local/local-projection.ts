import type { StoredEvent } from '../../event-store/event-definition.ts';

/** How far a copy was built, of which version, and for which announced rebuild. */
export interface LocalState {
  readonly version: number;
  readonly generation: number;
  /** Position of the last applied event or page. */
  readonly position: bigint;
}

export interface LocalAdvance {
  readonly from: bigint;
  readonly to: bigint;
}

interface LocalCopy {
  /**
   * Applies events in order and moves the position, both or neither.
   * @throws CheckpointMoved when the copy is not at `from`, as after it was replaced
   * @throws DomainError unavailable or storage_full for failures that no event causes
   */
  apply(events: readonly StoredEvent[], advance: LocalAdvance): Promise<void>;
}

/** A copy under construction beside the serving one. */
export interface LocalBuild extends LocalCopy {
  /** Where an interrupted build continues. */
  readonly position: bigint;
  /** Replaces the serving copy. */
  serve(): Promise<void>;
  /** Keeps what was built. */
  close(): Promise<void>;
}

/**
 * A read model that each process keeps for itself, in a store of its own that holds rows and position. Sealed fields of
 * its events read ERASED.
 */
export interface LocalProjection extends LocalCopy {
  /** snake_case; no other projection has it. */
  readonly name: string;
  /** Raised when the rows change: each process then builds its copy anew. */
  readonly version: number;
  /** Event types it reads. */
  readonly consumes: readonly string[];
  /** Opens the store if it is closed. Undefined without a copy, as at the first start and after damage. */
  open(): Promise<LocalState | undefined>;
  /** @param fresh starts over instead of continuing an interrupted build of this version and generation */
  build(generation: number, fresh: boolean): Promise<LocalBuild>;
  /** Drops an interrupted build. */
  discard(): Promise<void>;
  close(): Promise<void>;
}
