import { bytesOf, movieOf } from './boxes.ts';
import { type Sample, telemetrySamples } from './gopro-track.ts';
import { gpsTimeOf } from './gopro-time.ts';
import { movieClock } from './movie-clock.ts';

/** What a file says about when it was taken, in epoch milliseconds; null for what it does not say. */
export interface WhenTaken {
  /** Start by GoPro's GPS. */
  readonly gopro: number | null;
  /** Seconds by GoPro's GPS for each second of the film. */
  readonly pace: number | null;
  /** The creation time in `mvhd`: UTC or local, start or end, as each camera has it. */
  readonly clock: number | null;
}

const NOTHING: WhenTaken = { gopro: null, pace: null, clock: null };
/** A stretch that tells how fast a film runs, in milliseconds. */
const LONG_ENOUGH = 5000;

/** The first of the samples at which GPS had a fix: its time, and where it is in the film. */
async function firstFix(file: Blob, samples: readonly Sample[]) {
  for (const { offset, size, millis } of samples) {
    const time = gpsTimeOf(await bytesOf(file, offset, offset + size));
    if (time !== null) return { time, millis };
  }
  return null;
}

async function goproTimes(file: Blob, movie: DataView): Promise<Pick<WhenTaken, 'gopro' | 'pace'>> {
  const samples = telemetrySamples(movie);
  const first = await firstFix(file, samples);
  if (first === null) return { gopro: null, pace: null };
  const later = samples.filter(({ millis }) => millis >= first.millis + LONG_ENOUGH);
  const last = await firstFix(file, later.toReversed());
  return {
    gopro: Math.round(first.time - first.millis),
    pace: last === null ? null : (last.time - first.time) / (last.millis - first.millis),
  };
}

/** Reads an MP4 or MOV file; other files say nothing. */
export async function whenTaken(file: Blob): Promise<WhenTaken> {
  const movie = await movieOf(file);
  return movie === null ? NOTHING : { ...(await goproTimes(file, movie)), clock: movieClock(movie) };
}
