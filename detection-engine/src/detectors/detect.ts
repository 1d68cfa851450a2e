import type { Track } from '../track/track.ts';
import { findBouts } from './activity/bouts.ts';
import { classifySession } from './activity/classify.ts';
import { isSportOpen, sportOnLand } from './activity/sports.ts';
import { isUnderWay } from './activity/under-way.ts';
import type { Detection, SurfType } from './detection.ts';
import { TrackErrors } from './error-bands.ts';
import { excludeRides } from './exclude.ts';
import type { DetectionParameters } from './parameters.ts';
import { findLowerMinimum } from './lower-minimum.ts';
import { detectStandingWaves } from './standing-waves/detect-standing-waves.ts';
import { detectTravelingWaves } from './traveling-waves/detect-traveling-waves.ts';
import { keepWrittenRides } from './written-rides.ts';

const UNDER_WAY = 'Fast for most of the time and far from one spot: does not look like surfing.';

/**
 * Finds the rides (traveling waves) or attempts (standing wave) of a cleaned track, in time linear in its rows. Where the
 * file names a sport on land, or leaves it open and the track does not look like surfing, all of them are excluded; the
 * owner can still count each. Attempts on a standing wave share one place, which no other sport has, and tours from it
 * look like travel: only a named sport excludes them.
 * @param sport the file's `facts.sport`
 * @param usualHeading degrees clockwise from north of the rides that the person had at this spot in other sessions; takes
 *   the place of the direction that this session tells of land
 */
export function detectRides(
  track: Track,
  surfType: SurfType,
  parameters: DetectionParameters,
  sport: string | null = null,
  usualHeading: number | null = null,
): Detection {
  const found = detectOnWater(track, surfType, parameters, isSportOpen(sport), usualHeading);
  const detection = keepWrittenRides(track, surfType, parameters, found);
  const onLand = sportOnLand(sport);
  return onLand === null || detection.rides.length === 0
    ? detection
    : excludeRides(detection, `Recorded as ${onLand}.`);
}

function detectOnWater(
  track: Track,
  surfType: SurfType,
  parameters: DetectionParameters,
  isOpen: boolean,
  usualHeading: number | null,
): Detection {
  switch (surfType) {
    case 'traveling_waves': {
      const bouts = findBouts(track);
      const errors = new TrackErrors(track);
      const session = classifySession(track, bouts, errors, usualHeading);
      const classified = session?.bouts ?? [];
      const detection = detectTravelingWaves(track, parameters, classified, errors);
      const isElsewhere = isOpen && detection.rides.length > 0 && isUnderWay(track, bouts, classified);
      if (isElsewhere) return excludeRides(detection, UNDER_WAY);
      const land = session?.shore ? ([session.shore.east, session.shore.north] as const) : null;
      return { ...detection, lowerMinimum: findLowerMinimum(track, detection, parameters, land) };
    }
    case 'standing_waves':
      return detectStandingWaves(track, parameters);
  }
}
