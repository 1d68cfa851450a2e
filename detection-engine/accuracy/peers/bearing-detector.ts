import type { DetectionParameters, RecordedTrack } from '../../src/index.ts';
import type { Interval } from '../match.ts';
import { applyRule } from './naive-rule.ts';
import { rawTrack } from './position-speed.ts';

const CLAMP = 30 / 3.6;
const FAST = 8 / 3.6;
const WITHIN = (50 * Math.PI) / 180;

/**
 * After bas-suckling/wave-analysis: position speed clamped to 30 km/h and averaged over three rows; rows over 8 km/h
 * within 50 degrees of the mean fast bearing. The minimum parameters apply as for all detectors.
 */
export function bearingDetector(recorded: RecordedTrack, parameters: DetectionParameters): Interval[] {
  const raw = rawTrack(recorded);
  const clamped = raw.speed.map((speed) => Math.min(CLAMP, speed));
  const smooth = clamped.map(
    (speed, row) => ((clamped[row - 1] ?? speed) + 2 * speed + (clamped[row + 1] ?? speed)) / 4,
  );
  const bearings = raw.latitude.map((latitude, row) => {
    const north = latitude - (raw.latitude[row - 1] ?? latitude);
    const east =
      (raw.longitude[row]! - (raw.longitude[row - 1] ?? raw.longitude[row]!)) *
      Math.cos((latitude * Math.PI) / 180);
    return Math.atan2(east, north);
  });
  let east = 0;
  let north = 0;
  smooth.forEach((speed, row) => {
    if (speed <= FAST) return;
    east += Math.sin(bearings[row]!);
    north += Math.cos(bearings[row]!);
  });
  const mean = Math.atan2(east, north);
  const speed = smooth.map((here, row) => {
    const apart = Math.abs(Math.atan2(Math.sin(bearings[row]! - mean), Math.cos(bearings[row]! - mean)));
    return apart <= WITHIN ? here : 0;
  });
  return applyRule({ ...raw, speed }, parameters);
}
