/** Counts of hits, misses and false alarms. */
export class Tally {
  hits = 0;
  misses = 0;
  falseAlarms = 0;

  add(hits: number, misses: number, falseAlarms: number): void {
    this.hits += hits;
    this.misses += misses;
    this.falseAlarms += falseAlarms;
  }

  get precision(): number {
    return ratio(this.hits, this.hits + this.falseAlarms);
  }

  get recall(): number {
    return ratio(this.hits, this.hits + this.misses);
  }

  get f1(): number {
    return ratio(2 * this.hits, 2 * this.hits + this.misses + this.falseAlarms);
  }
}

/** Tallies by name, in order of first use. */
export class Tallies {
  readonly byName = new Map<string, Tally>();

  of(name: string): Tally {
    const known = this.byName.get(name) ?? new Tally();
    this.byName.set(name, known);
    return known;
  }
}

export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Median and 90th percentile of absolute errors; 0 without values. */
export function spread(errors: readonly number[]): { median: number; p90: number } {
  const sorted = errors.map(Math.abs).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p90: at(0.9) };
}
