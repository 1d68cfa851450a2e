/** Why a worker thread was ended before its job was done. */
export type StopReason = 'too_slow' | 'too_much_memory' | 'shutdown';

/** A worker thread was ended before its job was done. The next job has a new thread. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';

  constructor(
    readonly reason: StopReason,
    options?: ErrorOptions,
  ) {
    super(`A worker thread was ended: ${reason}`, options);
  }
}
