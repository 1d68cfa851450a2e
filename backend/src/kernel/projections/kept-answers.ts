interface KeptAnswer<Answer> {
  /** What the read models held before the answer was read. */
  readonly stand: string;
  readonly answer: Promise<Answer>;
}

/** Caches answers made from read models until the read models change. */
export class KeptAnswers<Answer> {
  private readonly kept = new Map<string, KeptAnswer<Answer>>();

  /**
   * @param stand of the read models behind the answers (`ReadModelStands`), asked for with every answer
   * @param most answers kept at once; the least recently used is evicted first
   */
  constructor(
    private readonly stand: () => Promise<string>,
    private readonly most: number,
  ) {}

  /** The kept answer, or the result of `read`, which concurrent callers share. */
  async get(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const stand = await this.stand();
    const known = this.kept.get(key);
    this.kept.delete(key);
    const current = known?.stand === stand ? known : { stand, answer: read() };
    this.kept.set(key, current);
    if (current !== known) this.forgetOnFailure(key, current);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value as string);
    return current.answer;
  }

  private forgetOnFailure(key: string, current: KeptAnswer<Answer>): void {
    current.answer.catch(() => {
      if (this.kept.get(key) === current) this.kept.delete(key);
    });
  }
}
