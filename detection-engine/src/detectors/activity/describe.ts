import type { DetectedRide } from '../detection.ts';
import type { JudgedBout, OtherActivity } from './classify.ts';

const SENTENCES: Record<OtherActivity, string> = {
  vehicle: 'Too fast for a wave, too far away or on land: a car, a boat or the wind.',
  tow: 'Steady as a motor, or fast out to sea: towed or motored.',
  jog: 'Steady at a runner’s pace on the beach: walking or jogging.',
  rip: 'Slowly out to sea: paddling back or carried by a rip.',
  'passing wave': 'A short push by a wave that passed.',
};

/** What a ruled-out candidate mostly was, in words people read. */
export function describeActivity(candidate: DetectedRide, judged: readonly JudgedBout[]): string {
  let longest = 0;
  let activity: OtherActivity = 'vehicle';
  for (const { bout, other } of judged) {
    if (other === null || bout.last < candidate.firstPoint || bout.first > candidate.lastPoint) continue;
    const shared = Math.min(bout.last, candidate.lastPoint) - Math.max(bout.first, candidate.firstPoint) + 1;
    if (shared <= longest) continue;
    longest = shared;
    activity = other;
  }
  return SENTENCES[activity];
}
