import type { RecordedTrack } from '../track/recorded-track.ts';
import type { ActKind } from './course.ts';
import { Random } from './random.ts';
import type { SimulatedSession } from './simulate-session.ts';

/** Beats per minute that the heart comes to in each act; in all others it rests between. */
const TARGETS: Partial<Record<ActKind, number>> = {
  ride: 152,
  attempt: 150,
  'missed wave': 136,
  paddle: 130,
  jog: 146,
  walk: 116,
  wait: 98,
};
const RESTING = 104;
/** Seconds in which it covers two thirds of the way there, up and down. */
const RISE_SECONDS = 22;
const FALL_SECONDS = 50;

/** The recording of a session with the heart rate of a surfer in it: the same for equal seeds. */
export function withHeartRate(
  { recorded, rides, attempts, others }: SimulatedSession,
  seed: number,
): RecordedTrack {
  const random = new Random(seed);
  const acts = [...rides, ...attempts, ...others].toSorted((a, b) => a.startTime - b.startTime);
  const heartRate = new Uint8Array(recorded.length);
  let bpm = RESTING;
  let next = 0;
  for (let row = 0; row < recorded.length; row++) {
    const now = recorded.time[row]!;
    while (next < acts.length && acts[next]!.endTime < now) next++;
    const act = acts[next];
    const target = (act && act.startTime <= now && TARGETS[act.kind]) || RESTING;
    const seconds = row === 0 ? 0 : (now - recorded.time[row - 1]!) / 1000;
    bpm += (target - bpm) * (1 - Math.exp(-seconds / (target > bpm ? RISE_SECONDS : FALL_SECONDS)));
    heartRate[row] = Math.round(bpm + random.between(-1.5, 1.5));
  }
  return { ...recorded, heartRate };
}
