import { RECEIVERS, cleanTrack, simulateSession, type Track } from '@rideline/detection-engine';

/** A beginner's quarter of an hour: some clear rides, some that depend on the settings. */
const SAMPLE = {
  surfType: 'traveling_waves',
  seed: 16,
  durationMinutes: 14,
  ocean: { craft: 'shortboard', rides: true, rip: false, drive: false, jog: false, tow: false },
} as const;

let sample: Track | undefined;

/** A short simulated ocean session as a watch records it; computed once. */
export function sampleSession(): Track {
  sample ??= cleanTrack(simulateSession({ ...SAMPLE, receiver: RECEIVERS[0] }).recorded);
  return sample;
}
