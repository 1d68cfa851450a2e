import type { DetectionParameters, RecordedTrack } from '../../src/index.ts';
import type { Interval } from '../match.ts';
import { applyRule } from './naive-rule.ts';
import { medianFiltered, rawTrack } from './position-speed.ts';

const START = 10 / 3.6;
const STOP = 9 / 3.6;
/** Rows after which a change of state counts. */
const DWELL = 2;

/**
 * After kechel/pumpfoil: starts above 10 km/h and stops below 9, each after DWELL rows, on speed with a median of three.
 * The minimum parameters apply as for all detectors.
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
