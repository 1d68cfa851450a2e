/** Finds the positions in a copied log that say the same as positions in its source. */
export class PositionTranslation {
  private readonly asked: readonly bigint[];
  private readonly answers = new Map<bigint, bigint>();
  private last = 0n;

  /** @param positions those to translate */
  constructor(positions: readonly bigint[]) {
    this.asked = [...new Set(positions)].toSorted((one, other) => (one < other ? -1 : 1));
  }

  /** To be called for each event in the order of the logs. */
  note(from: bigint, to: bigint): void {
    while (this.nextAsked !== undefined && this.nextAsked < from) this.answers.set(this.nextAsked, this.last);
    this.last = to;
  }

  /** Pairs of a position and the position of the same event in the copy, or of the last event before it. */
  pairs(): readonly (readonly [from: bigint, to: bigint])[] {
    return this.asked.map((position) => [position, this.answers.get(position) ?? this.last] as const);
  }

  private get nextAsked(): bigint | undefined {
    return this.asked[this.answers.size];
  }
}
