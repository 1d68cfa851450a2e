import { RIDE_ENDS, type Track } from '../track/track.ts';
import type { DetectedRide, Detection, Reason, SurfRun, SurfType } from './detection.ts';
import { RideMeasurer, rideWithReasons } from './measure.ts';
import type { DetectionParameters } from './parameters.ts';
import { sameRide } from './same-ride.ts';

const WRITTEN: Reason = {
  rule: 'activity',
  passed: true,
  detail: 'Rideline wrote this file with rides alone, and this is one of them.',
};

/**
 * The rides of a file that has rides alone, with their begins and ends, in place of those that were found without what was
 * between them. Of those that were found too, the time on a standing wave is as found. Other tracks keep what was found.
 */
export function keepWrittenRides(
  track: Track,
  surfType: SurfType,
  parameters: DetectionParameters,
  found: Detection,
): Detection {
  const written = rowsOfRides(track);
  if (written.length === 0) return found;
  const candidates = [...found.rides, ...found.nearMisses, ...found.excluded];
  const measurer = new RideMeasurer(track);
  const rides = written.map(([first, last]) => {
    const stretch = { startTime: track.time[first]!, endTime: track.time[last]! };
    const candidate = candidates.find((other) => sameRide(other, stretch));
    const measures = measurer.measure(runsWithin(candidate, first, last), first, last);
    const isSurfRide = surfType === 'traveling_waves' || measures.surfTime >= parameters.min_ride_duration;
    return rideWithReasons(measures, [WRITTEN], isSurfRide, candidate?.isTour ?? false);
  });
  return { rides, nearMisses: [], excluded: [] };
}

/** First and last row of each ride; trimming may have cut the last one. */
function rowsOfRides({ stopped }: Track): readonly SurfRun[] {
  const rides: SurfRun[] = [];
  let first = 0;
  for (let last = stopped.indexOf(RIDE_ENDS); last !== -1; last = stopped.indexOf(RIDE_ENDS, first)) {
    rides.push([first, last]);
    first = last + 1;
  }
  if (rides.length > 0 && first < stopped.length) rides.push([first, stopped.length - 1]);
  return rides;
}

/** The surf runs of a ride that was found, as far as they lie in these rows and from the first on; else all rows. */
function runsWithin(found: DetectedRide | undefined, first: number, last: number): readonly SurfRun[] {
  const runs = (found?.surfRuns ?? []).flatMap<SurfRun>(([from, to]) =>
    from <= last && to >= first ? [[Math.max(from, first), Math.min(to, last)]] : [],
  );
  const [[, end] = [first, last], ...others] = runs;
  return [[first, end], ...others];
}
