import { notAvailable, type TechnicalError } from '../../platform/errors/domain-error.ts';

/** An event type is registered twice. */
export class DuplicateEventType extends Error {
  override readonly name = 'DuplicateEventType';
  constructor(readonly type: string) {
    super(`Event type ${type} is defined twice`);
  }
}

/** No module registers the event type: a newer version recorded it while this process is not yet replaced. */
export class UnknownEventType extends Error implements TechnicalError {
  override readonly name = 'UnknownEventType';
  readonly shownAs = notAvailable('outdated_process');
  constructor(readonly type: string) {
    super(`Event type ${type} is not known`);
  }
}

/** The event was written by a newer version of Rideline. */
export class UnknownEventVersion extends Error implements TechnicalError {
  override readonly name = 'UnknownEventVersion';
  readonly shownAs = notAvailable('outdated_process');
  constructor(
    readonly type: string,
    readonly version: number,
    readonly newestKnown: number,
  ) {
    super(`${type} has version ${version}, the newest known is ${newestKnown}`);
  }
}

/** A new event does not match its schema. */
export class InvalidEventData extends Error {
  override readonly name = 'InvalidEventData';
  constructor(
    readonly type: string,
    readonly problem: string,
  ) {
    super(`The data of ${type} breaks its schema: ${problem}`);
  }
}

/** An event holds personal data and its metadata has no subject. */
export class SubjectMissing extends Error {
  override readonly name = 'SubjectMissing';
  constructor(readonly type: string) {
    super(`${type} holds personal data, so its metadata needs a subject`);
  }
}
