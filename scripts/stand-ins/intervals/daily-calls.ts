const DAY_MS = 86_400_000;

/** Calls of each key in a day; refused ones count. */
export class DailyCalls {
  limit = 5_000;
  private day = 0;
  private readonly used = new Map<string, number>();

  constructor(private readonly clock: () => number) {}

  /** Counts a call. */
  isExceeded(apiKey: string): boolean {
    const day = Math.floor(this.clock() / DAY_MS);
    if (day !== this.day) this.used.clear();
    this.day = day;
    const calls = (this.used.get(apiKey) ?? 0) + 1;
    this.used.set(apiKey, calls);
    return calls > this.limit;
  }

  /** Until the day ends. */
  get secondsLeft(): number {
    return Math.ceil((DAY_MS - (this.clock() % DAY_MS)) / 1000);
  }
}
