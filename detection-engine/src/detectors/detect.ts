import type { Track } from '../track/track.ts';
import type { Detection, SurfType } from './detection.ts';
import type { DetectionParameters } from './parameters.ts';
import { detectStandingWaves } from './standing-waves/detect-standing-waves.ts';
import { detectTravelingWaves } from './traveling-waves/detect-traveling-waves.ts';

/** Raised when the same track and parameters give other rides, or the same file gives another track. */
export const ENGINE_VERSION = '1.5.0';

/** Finds the rides (traveling waves) or attempts (standing wave) of a cleaned track, in time linear in its rows. */
export function detectRides(track: Track, surfType: SurfType, parameters: DetectionParameters): Detection {
  switch (surfType) {
    case 'traveling_waves':
      return detectTravelingWaves(track, parameters);
    case 'standing_waves':
      return detectStandingWaves(track, parameters);
  }
}
