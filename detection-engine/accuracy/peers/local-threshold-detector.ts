import type { DetectionParameters, RecordedTrack } from '../../src/index.ts';
import type { Interval } from '../match.ts';
import { applyRule } from './naive-rule.ts';
import { medianFiltered, rawTrack } from './position-speed.ts';

const WINDOW = 61;
const SIGMAS = 0.8;
const DROP = 0.65;

/**
 * After Axou74/GPX-Bodyboard: a wave starts where position speed exceeds the local median by 0.8 local standard
 * deviations and ends 35 % below the wave's peak. The minimum parameters apply as for all detectors.
 */
export function localThresholdDetector(recorded: RecordedTrack, parameters: DetectionParameters): Interval[] {
  const raw = rawTrack(recorded);
  const median = medianFiltered(raw.speed, WINDOW);
  const deviation = localDeviation(raw.speed, WINDOW);
  let peak = 0;
  const speed = raw.speed.map((here, row) => {
    if (peak === 0) {
      const starts = here > median[row]! + SIGMAS * deviation[row]! && here * 3.6 >= parameters.min_speed_kmh;
      if (starts) peak = here;
    } else {
      peak = Math.max(peak, here);
      if (here < DROP * peak) peak = 0;
    }
    return peak === 0 ? 0 : here;
  });
  return applyRule({ ...raw, speed }, parameters);
}

function localDeviation(values: readonly number[], window: number): number[] {
  const half = window >> 1;
  return values.map((_, index) => {
    const near = values.slice(Math.max(0, index - half), index + half + 1);
    const mean = near.reduce((sum, value) => sum + value, 0) / near.length;
    return Math.sqrt(near.reduce((sum, value) => sum + (value - mean) ** 2, 0) / near.length);
  });
}
