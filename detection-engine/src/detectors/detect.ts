import type { Track } from '../track/track.ts';
import { isSportOpen, sportOnLand } from './activity/sports.ts';
import { isUnderWay } from './activity/under-way.ts';
import type { Detection, SurfType } from './detection.ts';
import { excludeRides } from './exclude.ts';
import type { DetectionParameters } from './parameters.ts';
import { detectStandingWaves } from './standing-waves/detect-standing-waves.ts';
import { detectTravelingWaves } from './traveling-waves/detect-traveling-waves.ts';

/** Raised when the same track and parameters give other rides, or the same file gives another track. */
export const ENGINE_VERSION = '1.6.0';

const UNDER_WAY = 'Fast for most of the time and far from one spot: does not look like surfing.';

/**
 * Finds the rides (traveling waves) or attempts (standing wave) of a cleaned track, in time linear in its rows. Where the
 * file names a sport on land, or leaves it open and the track does not look like surfing, all of them are excluded; the
 * owner can still count each. Attempts on a standing wave share one place, which no other sport has, and tours from it
 * look like travel: only a named sport excludes them.
 * @param sport the file's `facts.sport`
 */
export function detectRides(
  track: Track,
  surfType: SurfType,
  parameters: DetectionParameters,
  sport: string | null = null,
): Detection {
  const detection = detectOnWater(track, surfType, parameters);
  if (detection.rides.length === 0) return detection;
  const onLand = sportOnLand(sport);
  if (onLand !== null) return excludeRides(detection, `Recorded as ${onLand}.`);
  const isDoubtful = surfType === 'traveling_waves' && isSportOpen(sport);
  return isDoubtful && isUnderWay(track) ? excludeRides(detection, UNDER_WAY) : detection;
}

function detectOnWater(track: Track, surfType: SurfType, parameters: DetectionParameters): Detection {
  switch (surfType) {
    case 'traveling_waves':
      return detectTravelingWaves(track, parameters);
    case 'standing_waves':
      return detectStandingWaves(track, parameters);
  }
}
