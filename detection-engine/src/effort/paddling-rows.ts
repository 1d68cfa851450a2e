import { METERS_PER_DEGREE, longitudeDifference } from '../track/distance.ts';
import type { Track } from '../track/track.ts';

/** Half of the stretch around a row, in ms, and the meters between its ends from which on the row is paddling. */
const HALF_STRETCH_MS = 7500;
const LEAST_METERS = 7.5;

/**
 * Marks the rows first..last, which have no ride and no gap between them, that lie in a stretch of 15 s with at least
 * 7.5 m from end to end. Positions between rows are interpolated, so that the interval of the recording does not matter.
 * @param into 1 for these rows
 */
export function markPaddling(track: Track, first: number, last: number, into: Uint8Array): void {
  const { time, latitude, longitude } = track;
  const scale = METERS_PER_DEGREE * Math.cos((latitude[first]! * Math.PI) / 180);
  const behind = new Place(track, first, last);
  const ahead = new Place(track, first, last);
  for (let row = first; row <= last; row++) {
    behind.moveTo(Math.max(time[first]!, time[row]! - HALF_STRETCH_MS));
    ahead.moveTo(Math.min(time[last]!, time[row]! + HALF_STRETCH_MS));
    const north = (ahead.along(latitude) - behind.along(latitude)) * METERS_PER_DEGREE;
    const east = (ahead.east(longitude) - behind.east(longitude)) * scale;
    if (Math.hypot(east, north) >= LEAST_METERS) into[row] = 1;
  }
}

/** A moment between two rows, which moves forward only. */
class Place {
  private row: number;
  private share = 0;

  constructor(
    private readonly track: Track,
    private readonly first: number,
    private readonly last: number,
  ) {
    this.row = first;
  }

  moveTo(moment: number): void {
    const { time } = this.track;
    while (this.row < this.last && time[this.row + 1]! <= moment) this.row++;
    this.share =
      this.row === this.last ? 0 : (moment - time[this.row]!) / (time[this.row + 1]! - time[this.row]!);
  }

  along(column: Float64Array): number {
    const here = column[this.row]!;
    return this.share === 0 ? here : here + this.share * (column[this.row + 1]! - here);
  }

  /** Degrees of longitude from the first row. */
  east(longitude: Float64Array): number {
    const from = longitude[this.first]!;
    const here = longitudeDifference(from, longitude[this.row]!);
    if (this.share === 0) return here;
    return here + this.share * (longitudeDifference(from, longitude[this.row + 1]!) - here);
  }
}
