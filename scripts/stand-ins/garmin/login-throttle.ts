const HOUR_MS = 3_600_000;

/** Buckets of logins by client id and account: after some logins in an hour follows a long pause. */
export class LoginThrottle {
  triesPerHour = 5;
  pauseMs = 24 * HOUR_MS;
  /** Logins that came inside a pause: a client must not retry after 429. */
  readonly violations: string[] = [];
  private readonly logins = new Map<string, number[]>();
  private readonly pausedUntil = new Map<string, number>();

  constructor(private readonly clock: () => number) {}

  /** False if this login is refused with 429. */
  admit(clientId: string, email: string): boolean {
    const now = this.clock();
    const bucket = bucketOf(clientId, email);
    if (now < (this.pausedUntil.get(bucket) ?? 0)) {
      this.violations.push(`login of ${bucket} inside a pause`);
      return false;
    }
    const recent = (this.logins.get(bucket) ?? []).filter((time) => time > now - HOUR_MS);
    if (recent.length >= this.triesPerHour) {
      this.logins.delete(bucket);
      this.pausedUntil.set(bucket, now + this.pauseMs);
      return false;
    }
    this.logins.set(bucket, [...recent, now]);
    return true;
  }

  /** Refuses the next login of this bucket and starts the pause with it. */
  exhaust(clientId: string, email: string): void {
    this.logins.set(bucketOf(clientId, email), Array<number>(this.triesPerHour).fill(this.clock()));
  }
}

const bucketOf = (clientId: string, email: string) => `${clientId} ${email.toLowerCase()}`;
