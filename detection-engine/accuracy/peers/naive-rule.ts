import { type DetectionParameters, type RecordedTrack, planeDistance } from '../../src/index.ts';
import type { Interval } from '../match.ts';
import { type RawTrack, medianFiltered, rawTrack } from './position-speed.ts';

/** The seven parameters on the speed between neighboring positions, without cleaning. */
export function naiveRule(recorded: RecordedTrack, parameters: DetectionParameters): Interval[] {
  return applyRule(rawTrack(recorded), parameters);
}

/** naiveRule after a running median of five. */
export function naiveRuleWithMedian(recorded: RecordedTrack, parameters: DetectionParameters): Interval[] {
  const raw = rawTrack(recorded);
  return applyRule({ ...raw, speed: medianFiltered(raw.speed, 5) }, parameters);
}

/** An independent implementation of the parameters on plain arrays. */
export function applyRule(
  { time, latitude, longitude, speed }: RawTrack,
  parameters: DetectionParameters,
): Interval[] {
  const rows = speed.flatMap((here, row) => (here * 3.6 >= parameters.min_speed_kmh ? [row] : []));
  const rides: Interval[] = [];
  for (let first = 0; first < rows.length;) {
    let last = first;
    let points = 1;
    while (last + 1 < rows.length) {
      const gap = (time[rows[last + 1]!]! - time[rows[last]!]!) / 1000;
      if (gap > parameters.separate_time_threshold) break;
      points += gap <= parameters.connect_time_threshold ? rows[last + 1]! - rows[last]! : 1;
      last++;
    }
    const from = rows[first]!;
    const to = rows[last]!;
    let distance = 0;
    let fastest = speed[from]!;
    for (let row = from + 1; row <= to; row++) {
      distance += planeDistance(latitude[row - 1]!, longitude[row - 1]!, latitude[row]!, longitude[row]!);
      fastest = Math.max(fastest, speed[row]!);
    }
    const counts =
      points >= parameters.min_points &&
      fastest * 3.6 >= parameters.min_max_speed_kmh &&
      distance >= parameters.min_ride_distance &&
      time[to]! - time[from]! >= parameters.min_ride_duration * 1000;
    if (counts) rides.push({ startTime: time[from]!, endTime: time[to]! });
    first = last + 1;
  }
  return rides;
}
