import type { LocalPositions } from './local-positions.ts';

interface KeptAnswer<Answer> {
  /** Where the projections stood before the answer was read. */
  readonly at: string;
  readonly answer: Promise<Answer>;
}

/**
 * Keeps answers until a projection that they were read from moves. Nothing is kept while a projection runs in
 * another process, whose moves are not heard here.
 */
export class KeptAnswers<Answer> {
  private readonly kept = new Map<string, KeptAnswer<Answer>>();

  /** @param most answers kept at once; the one asked for longest ago goes first */
  constructor(
    private readonly positions: LocalPositions,
    private readonly projections: readonly string[],
    private readonly most: number,
  ) {}

  /** The kept answer, or what `read` gives; those who ask meanwhile wait for the same reading. */
  get(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const stand = this.projections.map((name) => this.positions.of(name));
    if (stand.includes(undefined)) return read();
    const at = stand.join();
    const known = this.kept.get(key);
    this.kept.delete(key);
    const current = known?.at === at ? known : { at, answer: read() };
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
