import { type Reply } from '../http/reply.ts';

const QUARTER_HOUR_MS = 900_000;
const DAY_MS = 86_400_000;

/** Requests in 15 minutes and in a day. */
export type PerWindow = readonly [quarterHour: number, day: number];

export interface RateLimitOptions {
  readonly limit: PerWindow;
  readonly readLimit: PerWindow;
}

/**
 * The rate limits of one application. Windows start on the quarter hour and at midnight UTC, and refused requests count.
 */
export class RateLimits {
  limit: PerWindow;
  readLimit: PerWindow;
  /** `recorded`: the spelling of real answers. `without-read`: older answers, which lack the read limits. */
  headers: 'documented' | 'recorded' | 'without-read' = 'documented';
  private used: [number, number] = [0, 0];
  private readUsed: [number, number] = [0, 0];
  private quarter = 0;
  private day = 0;

  constructor(
    private readonly clock: () => number,
    { limit, readLimit }: RateLimitOptions,
  ) {
    this.limit = limit;
    this.readLimit = readLimit;
  }

  get usage(): PerWindow {
    this.startWindows();
    return [...this.used];
  }

  get readUsage(): PerWindow {
    this.startWindows();
    return [...this.readUsed];
  }

  /** Sets the usage of the current windows. */
  use(usage: PerWindow, readUsage: PerWindow = usage): void {
    this.startWindows();
    this.used = [...usage];
    this.readUsed = [...readUsage];
  }

  /** Counts a read. */
  count(): void {
    this.startWindows();
    for (const window of [0, 1] as const) {
      this.used[window] += 1;
      this.readUsed[window] += 1;
    }
  }

  get isExceeded(): boolean {
    this.startWindows();
    return ([0, 1] as const).some(
      (window) => this.used[window] > this.limit[window] || this.readUsed[window] > this.readLimit[window],
    );
  }

  onto(reply: Reply): Reply {
    const named =
      this.headers === 'recorded' ? ['X-Ratelimit', 'X-Readratelimit'] : ['X-RateLimit', 'X-ReadRateLimit'];
    const [overall, read] = named;
    const headers = {
      ...reply.headers,
      [`${overall}-Limit`]: this.limit.join(','),
      [`${overall}-Usage`]: this.usage.join(','),
      ...(this.headers !== 'without-read' && {
        [`${read}-Limit`]: this.readLimit.join(','),
        [`${read}-Usage`]: this.readUsage.join(','),
      }),
    };
    return { ...reply, headers };
  }

  private startWindows(): void {
    const now = this.clock();
    const quarter = Math.floor(now / QUARTER_HOUR_MS);
    const day = Math.floor(now / DAY_MS);
    if (quarter !== this.quarter) this.used[0] = this.readUsed[0] = 0;
    if (day !== this.day) this.used[1] = this.readUsed[1] = 0;
    this.quarter = quarter;
    this.day = day;
  }
}
