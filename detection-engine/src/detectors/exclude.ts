import type { DetectedRide, Detection, Reason } from './detection.ts';

/**
 * The candidate with the activity that excludes it.
 * @param detail a sentence for people
 */
export function exclude(candidate: DetectedRide, detail: string): DetectedRide {
  const reason: Reason = { rule: 'activity', passed: false, detail };
  return { ...candidate, isSurfRide: false, borderline: false, reasons: [...candidate.reasons, reason] };
}

/** Excludes all rides or attempts of a detection. */
export function excludeRides({ rides, nearMisses, excluded }: Detection, detail: string): Detection {
  const all = [...excluded, ...rides.map((ride) => exclude(ride, detail))];
  return {
    rides: [],
    nearMisses,
    excluded: all.sort((a, b) => a.startTime - b.startTime),
    notSurfing: detail,
  };
}
