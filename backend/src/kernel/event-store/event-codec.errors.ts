/** Two definitions claim one event type. */
export class DuplicateEventType extends Error {
  override readonly name = 'DuplicateEventType';
  constructor(readonly type: string) {
    super(`Event type ${type} is defined twice`);
  }
}

/** No module of this version knows the event. */
export class UnknownEventType extends Error {
  override readonly name = 'UnknownEventType';
  constructor(readonly type: string) {
    super(`Event type ${type} is not known`);
  }
}

/** Written by a newer version of Rideline than this one. */
export class UnknownEventVersion extends Error {
  override readonly name = 'UnknownEventVersion';
  constructor(
    readonly type: string,
    readonly version: number,
    readonly newestKnown: number,
  ) {
    super(`${type} has version ${version}, the newest known is ${newestKnown}`);
  }
}

/** A decision made an event that its own schema refuses. */
export class InvalidEventData extends Error {
  override readonly name = 'InvalidEventData';
  constructor(
    readonly type: string,
    readonly problem: string,
  ) {
    super(`The data of ${type} breaks its schema: ${problem}`);
  }
}

/** An event holds personal data but doesn't say whose. */
export class SubjectMissing extends Error {
  override readonly name = 'SubjectMissing';
  constructor(readonly type: string) {
    super(`${type} holds personal data, so its metadata needs a subject`);
  }
}
