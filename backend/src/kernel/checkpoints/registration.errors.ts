import type { SubscriberKind } from './checkpoint.ts';

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
