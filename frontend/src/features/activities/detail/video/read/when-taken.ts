import { bytesOf, movieOf } from './boxes.ts';
import { telemetrySamples } from './gopro-track.ts';
import { gpsTimeOf } from './gopro-time.ts';
import { movieClock } from './movie-clock.ts';

/** What a file says about when it was taken, in epoch milliseconds; null for what it does not say. */
export interface WhenTaken {
  /** Start by GoPro's GPS. */
  readonly gopro: number | null;
  /** The creation time in `mvhd`: UTC or local, start or end, as each camera has it. */
  readonly clock: number | null;
}

const NOTHING: WhenTaken = { gopro: null, clock: null };

async function goproStart(file: Blob, movie: DataView): Promise<number | null> {
  for (const { offset, size, millis } of telemetrySamples(movie)) {
    const time = gpsTimeOf(await bytesOf(file, offset, offset + size));
    if (time !== null) return Math.round(time - millis);
  }
  return null;
}

/** Reads an MP4 or MOV file; other files say nothing. */
export async function whenTaken(file: Blob): Promise<WhenTaken> {
  const movie = await movieOf(file);
  return movie === null ? NOTHING : { gopro: await goproStart(file, movie), clock: movieClock(movie) };
}
