/** Seeded random numbers, for tests that print the seed of a failure. */
export class Seeded {
  private state: number;

  constructor(readonly seed: number) {
    this.state = seed | 0;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

/** The seed in this environment variable, to reproduce a failure; else a new one. */
export function seedFrom(variable: string): number {
  return Number(process.env[variable] ?? Date.now() % 2 ** 31);
}
