export type SubscriberKind = 'projection' | 'automation';

export type CheckpointStatus = 'catching_up' | 'live' | 'building';

/** A subscriber; for a projection also the serving or the next set of tables. */
export interface CheckpointKey {
  readonly kind: SubscriberKind;
  readonly name: string;
  readonly slot: 'serving' | 'next';
}

export interface Checkpoint {
  readonly version: number;
  /** Position of the last handled event. */
  readonly position: bigint;
  readonly status: CheckpointStatus;
}

/** A move of a checkpoint, valid while `owner` holds it and it is at `from`. */
export interface Advance {
  readonly key: CheckpointKey;
  readonly version: number;
  readonly owner: string;
  readonly from: bigint;
  readonly to: bigint;
  readonly status: CheckpointStatus;
}

/** Another process holds the checkpoint, or the tables were swapped. Transient: the subscriber reads it again. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
  constructor(readonly key: CheckpointKey) {
    super(`The checkpoint of ${key.kind} ${key.name} was moved by another process`);
  }
}

/** The checkpoint belongs to another version of the subscriber: this process runs older or newer code. */
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

export class UnknownSubscriber extends Error {
  override readonly name = 'UnknownSubscriber';
  constructor(kind: SubscriberKind, subscriber: string) {
    super(`There is no ${kind} ${subscriber}`);
  }
}

/** A duplicate or invalid name, or an invalid version. */
export class InvalidRegistration extends Error {
  override readonly name = 'InvalidRegistration';
}
