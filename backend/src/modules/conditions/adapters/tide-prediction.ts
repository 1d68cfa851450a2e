import { createTidePredictor, type HarmonicConstituent, type TidePrediction } from '@neaps/tide-predictor';

export type Constituent = Pick<HarmonicConstituent, 'name' | 'amplitude' | 'phase'>;

/** How a subordinate station differs from its reference station: minutes and meters above its chart datum. */
export interface Offsets {
  readonly time: { readonly high: number; readonly low: number };
  readonly height: { readonly high: number; readonly low: number; readonly type: 'ratio' | 'fixed' };
  /** The reference station's mean sea level above its chart datum. */
  readonly aboveDatum: number;
  /** The station's own. */
  readonly mean: number;
}

export interface Station {
  readonly constituents: readonly Constituent[];
  readonly offsets: Offsets | null;
}

export interface Turn {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly kind: 'high' | 'low';
  /** Meters above the station's mean sea level. */
  readonly height: number;
}

const HOUR_MS = 3_600_000;
/** Where there is one tide a day its turns are up to a day apart, at neaps more. */
const AROUND_MS = 48 * HOUR_MS;
export const CURVE_STEP_SECONDS = 600;

export class StationPrediction {
  private readonly predictor: TidePrediction;
  private readonly options: { readonly offsets?: Pick<Offsets, 'time' | 'height'> };
  private readonly mean: number;

  constructor({ constituents, offsets }: Station) {
    this.predictor = createTidePredictor([...constituents], {
      offset: offsets?.aboveDatum ?? false,
      // The formulas that NOAA predicts with.
      nodeCorrections: 'schureman',
    });
    this.options = offsets === null ? {} : { offsets };
    this.mean = offsets?.mean ?? 0;
  }

  /** From the last turn before a time to the first after another one; none where the water does not turn. */
  turns(from: number, to: number): readonly Turn[] {
    const found = alternating(
      this.predictor
        .getExtremesPrediction({
          start: new Date(from - AROUND_MS),
          end: new Date(to + AROUND_MS),
          ...this.options,
        })
        .map(({ time, high, level }): Turn => ({
          time: time.getTime(),
          kind: high ? 'high' : 'low',
          height: level - this.mean,
        }))
        .toSorted((a, b) => a.time - b.time),
    );
    const first = found.findLastIndex(({ time }) => time <= from);
    const last = found.findIndex(({ time }) => time > to);
    return first === -1 || last === -1 ? [] : found.slice(first, last + 1);
  }

  /** Heights at each step around these turns. */
  curve(turns: readonly Turn[]): { readonly start: number; readonly heights: readonly number[] } {
    const points = this.predictor.getTimelinePrediction({
      start: new Date(turns[0]!.time),
      end: new Date(turns.at(-1)!.time),
      timeFidelity: CURVE_STEP_SECONDS,
      ...this.options,
    });
    return {
      start: points[0]!.time.getTime(),
      heights: points.map(({ level }) => level - this.mean),
    };
  }
}

/** Where the predictor left out a turn of a few millimeters, the lower of two lows is the turn, as the higher of two highs. */
function alternating(turns: readonly Turn[]): readonly Turn[] {
  const kept: Turn[] = [];
  for (const turn of turns) {
    const last = kept.at(-1);
    if (last?.kind !== turn.kind) kept.push(turn);
    else if (turn.height < last.height === (turn.kind === 'low')) kept[kept.length - 1] = turn;
  }
  return kept;
}
