import { type HalfCycle, halfCycles, type Series, timeAbove, valueAt } from './half-cycles.ts';

/** How a series becomes speeds. */
export interface FlowModel {
  /** Of a slack behind the zero of the series. */
  readonly slackDelayMs: number;
  /** A half cycle with a lower peak is little flow: neither a peak nor a slack. */
  readonly leastPeak: number;
  /** Knots of a value; above 0 on the flood. */
  readonly knots: (value: number) => number;
  /** The value with so many knots of flood. */
  readonly valueOf: (knots: number) => number;
}

interface FlowEvent {
  readonly kind: 'slack' | 'flood' | 'ebb';
  /** Epoch milliseconds. */
  readonly time: number;
  /** null at a slack. */
  readonly knots: number | null;
}

export interface Flood {
  /** Epoch milliseconds of the slack before it, its peak and the slack behind it. */
  readonly slack: number;
  readonly peak: number;
  readonly nextSlack: number;
  readonly knots: number;
  /** Epoch milliseconds between which it runs with so many knots; null where it does not reach them. */
  above(knots: number): readonly [from: number, to: number] | null;
}

/** The current of a place over some days. */
export class Flow {
  private readonly cycles: readonly HalfCycle[];

  constructor(
    private readonly series: Series,
    private readonly model: FlowModel,
  ) {
    this.cycles = halfCycles(series);
  }

  knotsAt(time: number): number {
    return this.model.knots(valueAt(this.series, time));
  }

  /** All half cycles of flood, weak ones too. */
  floods(): readonly Flood[] {
    const { knots, slackDelayMs, valueOf } = this.model;
    return this.cycles
      .filter(({ value }) => value > 0)
      .map((cycle) => ({
        slack: Math.min(cycle.from + slackDelayMs, cycle.peak),
        peak: cycle.peak,
        nextSlack: cycle.to + slackDelayMs,
        knots: knots(cycle.value),
        above: (least) => timeAbove(this.series, cycle, valueOf(least)),
      }));
  }

  /** From the last slack before a time to the first behind another one. */
  events(from: number, to: number): readonly FlowEvent[] {
    const all = this.allEvents();
    const first = all.findLastIndex(({ kind, time }) => kind === 'slack' && time <= from);
    const last = all.findIndex(({ kind, time }) => kind === 'slack' && time >= to);
    return all.slice(Math.max(0, first), last === -1 ? undefined : last + 1);
  }

  /** Minutes from the nearest peak of a flood, negative before it; null without one. */
  minutesFromPeak(time: number): number | null {
    const peaks = this.allEvents().flatMap((event) => (event.kind === 'flood' ? [event.time] : []));
    if (peaks.length === 0) return null;
    const nearest = peaks.reduce((best, peak) =>
      Math.abs(time - peak) < Math.abs(time - best) ? peak : best,
    );
    return Math.round((time - nearest) / 60_000);
  }

  private allEvents(): readonly FlowEvent[] {
    const { knots, leastPeak, slackDelayMs } = this.model;
    const isWeak = (cycle: HalfCycle | undefined) => cycle === undefined || Math.abs(cycle.value) < leastPeak;
    return this.cycles.flatMap((cycle, index): FlowEvent[] => {
      if (isWeak(cycle)) return [];
      const peak = {
        kind: cycle.value > 0 ? 'flood' : 'ebb',
        time: cycle.peak,
        knots: knots(cycle.value),
      } as const;
      const slack = { kind: 'slack', time: cycle.to + slackDelayMs, knots: null } as const;
      return isWeak(this.cycles[index + 1]) ? [peak] : [peak, slack];
    });
  }
}
