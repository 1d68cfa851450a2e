/** Seeded pseudo-random numbers: the same seed gives the same sequence on every platform. */
export class Random {
  private state: number;
  private spare: number | null = null;

  constructor(seed: number) {
    this.state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13)) >>> 0;
    for (let warmUp = 0; warmUp < 8; warmUp++) this.unit();
  }

  /** 0 (inclusive) to 1 (exclusive); mulberry32. */
  unit(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.unit();
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.unit() * values.length)]!;
  }

  /** Standard normal (Box-Muller). */
  normal(): number {
    if (this.spare !== null) {
      const value = this.spare;
      this.spare = null;
      return value;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - this.unit()));
    const angle = 2 * Math.PI * this.unit();
    this.spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  /** Log-normal around a median, clamped to bounds. */
  around(median: number, spread: number, low: number, high: number): number {
    return Math.min(high, Math.max(low, median * Math.exp(spread * this.normal())));
  }

  /** An independent generator, whose draws do not shift those of this one. */
  fork(): Random {
    return new Random(Math.floor(this.unit() * 4_294_967_296));
  }
}
