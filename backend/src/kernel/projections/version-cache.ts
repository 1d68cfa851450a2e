interface CachedAnswer<Answer> {
  /** From before the answer was made. */
  readonly version: string;
  readonly answer: Promise<Answer>;
}

/** Caches answers until the version of what they are made from changes. */
export class VersionCache<Answer> {
  private readonly cached = new Map<string, CachedAnswer<Answer>>();

  /** @param maxAnswers cached at once; the least recently used is evicted first */
  constructor(private readonly maxAnswers: number) {}

  /**
   * The cached answer, or the result of `make`, which concurrent callers share.
   * @param version a text that changes with what the answer is made from and never returns to an earlier one
   */
  get(key: string, version: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.cached.get(key);
    this.cached.delete(key);
    const current = known?.version === version ? known : { version, answer: make() };
    this.cached.set(key, current);
    if (current !== known) this.evictOnFailure(key, current);
    if (this.cached.size > this.maxAnswers) this.cached.delete(this.cached.keys().next().value as string);
    return current.answer;
  }

  private evictOnFailure(key: string, current: CachedAnswer<Answer>): void {
    current.answer.catch(() => {
      if (this.cached.get(key) === current) this.cached.delete(key);
    });
  }
}
