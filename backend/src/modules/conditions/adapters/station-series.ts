import { createTidePredictor } from '@neaps/tide-predictor';
import type { Series } from '../flow/half-cycles.ts';
import type { Constituent } from './tide-prediction.ts';

const STEP_SECONDS = 300;

/** Levels of constituents around their mean, every five minutes, at the same times for any start. */
export function seriesOf(constituents: readonly Constituent[], from: number, to: number): Series {
  const stepMs = STEP_SECONDS * 1000;
  const start = Math.floor(from / stepMs) * stepMs;
  const points = createTidePredictor([...constituents], {
    nodeCorrections: 'schureman',
  }).getTimelinePrediction({
    start: new Date(start),
    end: new Date(Math.ceil(to / stepMs) * stepMs),
    timeFidelity: STEP_SECONDS,
  });
  return { start, stepMs, values: points.map(({ level }) => level) };
}
