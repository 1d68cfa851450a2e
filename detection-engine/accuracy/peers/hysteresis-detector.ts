import type { DetectionParameters, RecordedTrack } from '../../src/index.ts';
import type { Interval } from '../match.ts';
import { applyRule } from './naive-rule.ts';
import { medianFiltered, rawTrack } from './position-speed.ts';

const START = 10 / 3.6;
const STOP = 9 / 3.6;
/** Rows a speed has to stay on one side before it counts. */
const DWELL = 2;

/**
 * After kechel/pumpfoil: starts over 10 km/h, stops under 9, each after a dwell, on speed with single bursts
 * repaired by a median of three. Judged by the same keeping rules as everyone.
 */
export function hysteresisDetector(recorded: RecordedTrack, parameters: DetectionParameters): Interval[] {
  const raw = rawTrack(recorded);
  const repaired = medianFiltered(raw.speed, 3);
  let riding = false;
  let dwelt = 0;
  const speed = repaired.map((here) => {
    dwelt = (riding ? here < STOP : here > START) ? dwelt + 1 : 0;
    if (dwelt >= DWELL) {
      riding = !riding;
      dwelt = 0;
    }
    return riding ? Math.max(here, STOP) : 0;
  });
  return applyRule({ ...raw, speed }, parameters);
}
