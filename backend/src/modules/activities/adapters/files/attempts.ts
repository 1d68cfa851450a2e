import type { Clock } from '../../../../platform/clock/clock.ts';

/** Cache time of a final failure, so that visits of a broken page do not repeat the work. */
const FAILURE_CACHE_MS = 60_000;

interface Attempt<Result> {
  readonly outcome: Promise<Result>;
  readonly at: number;
}

/** Runs one attempt per key at a time, and repeats final failures for a while. */
export class Attempts<Result> {
  private readonly attempts = new Map<string, Attempt<Result>>();

  constructor(
    private readonly clock: Clock,
    private readonly isFinal: (error: unknown) => boolean,
  ) {}

  run(key: string, attempt: () => Promise<Result>): Promise<Result> {
    const now = this.clock.now().getTime();
    for (const [earlier, { at }] of this.attempts) {
      if (now - at > FAILURE_CACHE_MS) this.attempts.delete(earlier);
    }
    const earlier = this.attempts.get(key);
    if (earlier !== undefined) return earlier.outcome;
    const outcome = attempt();
    this.attempts.set(key, { outcome, at: now });
    outcome.then(
      () => this.attempts.delete(key),
      // Other errors, such as busy workers, are not cached.
      (error: unknown) => this.isFinal(error) || this.attempts.delete(key),
    );
    return outcome;
  }

  /** Forgets a failure. */
  retry(key: string): void {
    this.attempts.delete(key);
  }
}
