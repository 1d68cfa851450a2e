import type { Track } from '../track/track.ts';
import { sportOnLand } from './activity/sports.ts';
import type { Detection, SurfType } from './detection.ts';
import { excludeRides } from './exclude.ts';
import type { DetectionParameters } from './parameters.ts';
import { detectStandingWaves } from './standing-waves/detect-standing-waves.ts';
import { detectTravelingWaves } from './traveling-waves/detect-traveling-waves.ts';

/** Raised when the same track and parameters give other rides, or the same file gives another track. */
export const ENGINE_VERSION = '1.5.0';

/**
 * Finds the rides (traveling waves) or attempts (standing wave) of a cleaned track, in time linear in its rows. Where the
 * file names a sport on land, all of them are excluded; the owner can still count each.
 * @param sport the file's `facts.sport`
 */
export function detectRides(
  track: Track,
  surfType: SurfType,
  parameters: DetectionParameters,
  sport: string | null = null,
): Detection {
  const detection = detectOnWater(track, surfType, parameters);
  const onLand = sportOnLand(sport);
  return onLand === null ? detection : excludeRides(detection, `Recorded as ${onLand}.`);
}

function detectOnWater(track: Track, surfType: SurfType, parameters: DetectionParameters): Detection {
  switch (surfType) {
    case 'traveling_waves':
      return detectTravelingWaves(track, parameters);
    case 'standing_waves':
      return detectStandingWaves(track, parameters);
  }
}
