import { DomainError } from '../errors/domain-error.ts';

/** Why a worker thread was ended before its job was done. */
export type StopReason = 'too_slow' | 'too_much_memory' | 'shutdown';

/** A worker thread was ended before its job was done. The next job has a new thread. */
export class WorkerStopped extends DomainError {
  constructor(
    readonly reason: StopReason,
    cause?: unknown,
  ) {
    super('unavailable', 'This took too long. Please try again in a moment.', {
      code: 'stopped_early',
      retryAfterSeconds: 5,
      cause,
    });
  }

  /** For logs; people read the message. */
  override toString(): string {
    return `WorkerStopped: ${this.reason}`;
  }
}
