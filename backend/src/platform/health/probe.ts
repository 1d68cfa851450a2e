/** Something that the app needs. */
export interface Need {
  /** As it is named for operators. */
  readonly name: string;
  /** What people miss without it: one sentence, without its full stop. */
  readonly missing: string;
  readonly everyMs: number;
  /** Rejects, or hangs, while it can't be used. */
  check(): Promise<void>;
}

/** Checks a need again and again. A check that hangs counts like one that failed. */
export class Probe {
  private failingSince: number | undefined;
  private checkingSince: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(readonly need: Need) {}

  start(): void {
    this.timer = setInterval(() => void this.check(), this.need.everyMs).unref();
    void this.check();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** How long it has not been there; 0 while it is. */
  get missingMs(): number {
    const since = this.failingSince ?? this.checkingSince;
    return since === undefined ? 0 : performance.now() - since;
  }

  private async check(): Promise<void> {
    if (this.checkingSince !== undefined) return;
    const began = performance.now();
    this.checkingSince = began;
    try {
      await this.need.check();
      this.failingSince = undefined;
    } catch {
      this.failingSince ??= began;
    } finally {
      this.checkingSince = undefined;
    }
  }
}
