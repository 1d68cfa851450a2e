export type SubscriberKind = 'projection' | 'automation';

export type CheckpointStatus = 'catching_up' | 'live' | 'building';

/** Which subscriber, and for a projection which of its two sets of tables. */
export interface CheckpointKey {
  readonly kind: SubscriberKind;
  readonly name: string;
  readonly slot: 'serving' | 'next';
}

export interface Checkpoint {
  readonly version: number;
  /** Everything up to here has been handled. */
  readonly position: bigint;
  readonly status: CheckpointStatus;
}

/** A move of a checkpoint, valid only while the mover still holds it and nobody moved it meanwhile. */
export interface Advance {
  readonly key: CheckpointKey;
  readonly version: number;
  readonly owner: string;
  readonly from: bigint;
  readonly to: bigint;
  readonly status: CheckpointStatus;
}

/** The lease went to another process, or the tables were swapped: read the checkpoint again. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
  constructor(readonly key: CheckpointKey) {
    super(`The checkpoint of ${key.kind} ${key.name} is not where it was left`);
  }
}

/** Another version of this subscriber took over: this process runs older or newer code. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
  constructor(
    readonly key: CheckpointKey,
    readonly version: number,
    readonly active: number | undefined,
  ) {
    super(`${key.kind} ${key.name} is at version ${active ?? 'none'}, this process has version ${version}`);
  }
}
