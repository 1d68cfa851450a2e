import { findBouts } from '../detectors/activity/bouts.ts';
import { classifySession, type OtherActivity } from '../detectors/activity/classify.ts';
import { ruledOutRows } from '../detectors/activity/ruled-out-rows.ts';
import type { SurfType } from '../detectors/detection.ts';
import { TrackErrors } from '../detectors/error-bands.ts';
import type { RowRange } from '../detectors/surf-runs.ts';
import type { Track } from '../track/track.ts';

/** No surfing at all; the other classes are how surfers move between rides. */
const NO_SURFING: ReadonlySet<OtherActivity> = new Set(['vehicle', 'tow', 'jog']);

/**
 * The rows of drives, tows and jogs, ordered and disjoint, as detection leaves them out. None on a standing wave, where
 * it looks for none.
 * @param usualHeading as of `detectRides`
 */
export function findElsewhere(
  track: Track,
  surfType: SurfType,
  usualHeading: number | null = null,
): readonly RowRange[] {
  if (surfType === 'standing_waves' || track.length === 0) return [];
  const session = classifySession(track, findBouts(track), new TrackErrors(track), usualHeading);
  if (session === null) return [];
  return ruledOutRows(
    track,
    session.bouts.filter(({ other }) => other === null || NO_SURFING.has(other)),
  );
}
