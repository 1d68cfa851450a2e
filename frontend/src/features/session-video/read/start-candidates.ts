import type { AlignmentMethod } from '../../../app/api-types.ts';
import type { WhenTaken } from './when-taken.ts';

/** A time at which a video may start. */
export interface Candidate {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly method: AlignmentMethod;
  /** Why this one, as a sentence. */
  readonly reason: string;
}

export interface VideoTimes extends Omit<WhenTaken, 'pace'> {
  /** The date that Apple writes. */
  readonly apple: number | null;
  readonly lastModified: number;
  readonly duration: number;
}

const OFF = 'it may be some seconds off';
const CLOCK = `Aligned by the camera's clock; ${OFF}.`;
const LOCAL = `Aligned by the camera's clock, read as the time at the spot; ${OFF}.`;
const END = `Aligned by the camera's clock, read as the end of the video; ${OFF}.`;
const SAVED = `Aligned by when the file was saved; ${OFF}.`;

/**
 * All times at which a video may start, the most trusted first.
 * @param offset milliseconds of the clock at the spot ahead of UTC; null where it is not known
 */
export function startCandidates(times: VideoTimes, offset: number | null): readonly Candidate[] {
  const { apple, gopro, clock, lastModified, duration } = times;
  const all: Candidate[] = [];
  const add = (startsAt: number | null, method: AlignmentMethod, reason: string) => {
    if (startsAt !== null && !all.some((known) => known.startsAt === startsAt)) {
      all.push({ startsAt, method, reason });
    }
  };
  const local = clock === null || offset === null ? null : clock - offset;
  add(apple, 'apple', `Aligned by the date written in the video; ${OFF}.`);
  add(gopro, 'gopro', "Aligned by the camera's GPS, to within half a second.");
  add(clock, 'clock', CLOCK);
  add(local, 'clock', LOCAL);
  add(clock === null ? null : clock - duration, 'clock', END);
  add(local === null ? null : local - duration, 'clock', END);
  add(lastModified - duration, 'clock', SAVED);
  return all;
}

/** The candidate whose video overlaps the session most, the first of equals; null when none does. */
export function bestStart(
  candidates: readonly Candidate[],
  duration: number,
  session: { readonly start: number; readonly end: number },
): Candidate | null {
  let best: { candidate: Candidate; overlap: number } | null = null;
  for (const candidate of candidates) {
    const { startsAt } = candidate;
    const overlap = Math.min(startsAt + duration, session.end) - Math.max(startsAt, session.start);
    if (overlap > (best?.overlap ?? 0)) best = { candidate, overlap };
  }
  return best?.candidate ?? null;
}
