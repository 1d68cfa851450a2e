/** A wave that the watch counted by itself. */
export interface WatchWave {
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly endTime: number;
  /** Meters; null where the file has none. */
  readonly distance: number | null;
  /** km/h; null where the file has none. */
  readonly maxSpeed: number | null;
}

/** The waves with their times moved by so many milliseconds. */
export const shiftWaves = (waves: readonly WatchWave[], shift: number): readonly WatchWave[] =>
  waves.map((wave) => ({ ...wave, startTime: wave.startTime + shift, endTime: wave.endTime + shift }));

/** The waves that lie in a stretch, wholly or in part. */
export const wavesWithin = (
  waves: readonly WatchWave[],
  { startTime, endTime }: Pick<WatchWave, 'startTime' | 'endTime'>,
): readonly WatchWave[] => waves.filter((wave) => wave.startTime < endTime && wave.endTime > startTime);
