import type { RecordedEvent } from '../event-store/event-store.ts';

/** A rebuild met an event that can't be applied; it stays where it is and resumes once that is mended. */
export class RebuildStopped extends Error {
  override readonly name = 'RebuildStopped';
  constructor(
    readonly projection: string,
    readonly event: Pick<RecordedEvent, 'id' | 'type' | 'stream' | 'revision' | 'position'>,
    cause: unknown,
  ) {
    super(
      `Rebuilding ${projection} stopped at ${event.type} ${event.id} ` +
        `(${event.stream} revision ${event.revision}, position ${event.position}): ${String(cause)}`,
      { cause },
    );
  }
}

export class RebuildCancelled extends Error {
  override readonly name = 'RebuildCancelled';
  constructor(readonly projection: string) {
    super(`Rebuilding ${projection} was cancelled`);
  }
}

export class RebuildInProgress extends Error {
  override readonly name = 'RebuildInProgress';
  constructor(readonly projection: string) {
    super(`${projection} is being rebuilt already`);
  }
}
