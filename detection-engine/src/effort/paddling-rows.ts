import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from '../track/distance.ts';
import type { Track } from '../track/track.ts';

/** Half of the stretch around a row, in ms, and the meters between its ends from which on the row is paddling. */
const HALF_STRETCH_MS = 7500;
const LEAST_METERS = 7.5;
/** An end is the mean of the positions so many ms around it, so that a receiver's noise moves it less. */
const AROUND_END_MS = 4000;

/**
 * Marks the rows first..last, which have no ride and no gap between them, that lie in a stretch of 15 s with at least
 * 7.5 m from end to end. Positions between rows are interpolated, so that the interval of the recording does not matter.
 * @param into 1 for these rows
 */
export function markPaddling(track: Track, first: number, last: number, into: Uint8Array): void {
  const { time } = track;
  const behind = new StretchEnd(track, first, last);
  const ahead = new StretchEnd(track, first, last);
  for (let row = first; row <= last; row++) {
    behind.moveTo(Math.max(time[first]!, time[row]! - HALF_STRETCH_MS));
    ahead.moveTo(Math.min(time[last]!, time[row]! + HALF_STRETCH_MS));
    if (Math.hypot(ahead.east - behind.east, ahead.north - behind.north) >= LEAST_METERS) into[row] = 1;
  }
}

/** The mean of the positions around a moment, which moves forward only; at the cuts the position itself. Meters. */
class StretchEnd {
  private readonly from: Place;
  private readonly to: Place;

  constructor(
    private readonly track: Track,
    private readonly first: number,
    private readonly last: number,
  ) {
    this.from = new Place(track, first, last);
    this.to = new Place(track, first, last);
  }

  moveTo(moment: number): void {
    const { time } = this.track;
    const around = Math.min(AROUND_END_MS, moment - time[this.first]!, time[this.last]! - moment);
    this.from.moveTo(moment - around);
    this.to.moveTo(moment + around);
  }

  get east(): number {
    return this.mean(this.from.east, this.from.eastUntil, this.to.eastUntil);
  }

  get north(): number {
    return this.mean(this.from.north, this.from.northUntil, this.to.northUntil);
  }

  private mean(here: number, before: number, until: number): number {
    const elapsed = this.to.moment - this.from.moment;
    return elapsed === 0 ? here : (until - before) / elapsed;
  }
}

/** A moment between two rows, which moves forward only. Meters from the first row. */
class Place {
  moment: number;
  east = 0;
  north = 0;
  /** Integrals over the ms since the first row. */
  eastUntil = 0;
  northUntil = 0;
  private row: number;
  private readonly scale: number;

  constructor(
    private readonly track: Track,
    private readonly first: number,
    private readonly last: number,
  ) {
    this.row = first;
    this.moment = track.time[first]!;
    this.scale = metersPerLongitude(track.latitude[first]!);
  }

  moveTo(moment: number): void {
    const { time } = this.track;
    while (this.row < this.last && time[this.row + 1]! <= moment) {
      this.row++;
      this.goTo(time[this.row]!, this.eastOf(this.row), this.northOf(this.row));
    }
    if (this.moment >= moment) return;
    const next = this.row + 1;
    const share = (moment - this.moment) / (time[next]! - this.moment);
    this.goTo(
      moment,
      this.east + share * (this.eastOf(next) - this.east),
      this.north + share * (this.northOf(next) - this.north),
    );
  }

  private goTo(moment: number, east: number, north: number): void {
    const elapsed = moment - this.moment;
    this.eastUntil += (elapsed * (this.east + east)) / 2;
    this.northUntil += (elapsed * (this.north + north)) / 2;
    this.moment = moment;
    this.east = east;
    this.north = north;
  }

  private eastOf(row: number): number {
    const { longitude } = this.track;
    return longitudeDifference(longitude[this.first]!, longitude[row]!) * this.scale;
  }

  private northOf(row: number): number {
    const { latitude } = this.track;
    return (latitude[row]! - latitude[this.first]!) * METERS_PER_DEGREE;
  }
}
