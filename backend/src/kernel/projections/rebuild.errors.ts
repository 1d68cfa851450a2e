import type { RecordedEvent } from '../event-store/event-store.ts';

/** A rebuild stopped at an event that it can't apply; it resumes there after a fix. */
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
