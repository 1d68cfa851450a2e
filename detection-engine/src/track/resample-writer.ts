import type { OrderedRows } from './clean-order.ts';
import type { BelievedSpeeds } from './clean-speed.ts';
import { METERS_PER_DEGREE, longitudeDifference } from './distance.ts';
import { type Track, createTrack } from './track.ts';

/** m/s: ground covered faster than this was a jump of the receiver, not a way. */
const FASTEST_TRAVEL = 70;
/** Seconds up to which the way between two rows is what their speeds say; beyond, the straight line. */
export const LONGEST_INTEGRATED = 1.6;

/** Collects rows on the codec's grid and sums the way: speed over time between close rows, straight over silences. */
export class TrackWriter {
  private length = 0;
  private travelled = 0;
  private readonly time: Float64Array;
  private readonly latitude: Float64Array;
  private readonly longitude: Float64Array;
  private readonly distance: Float64Array;
  private readonly speed: Float64Array;
  private readonly speedSource: Uint8Array;
  private readonly doubtful: Uint8Array;

  constructor(capacity: number) {
    this.time = new Float64Array(capacity);
    this.latitude = new Float64Array(capacity);
    this.longitude = new Float64Array(capacity);
    this.distance = new Float64Array(capacity);
    this.speed = new Float64Array(capacity);
    this.speedSource = new Uint8Array(capacity);
    this.doubtful = new Uint8Array(capacity);
  }

  /** Adds one row, in metres per second and degrees; `jumped` when the receiver leapt there, so that no way leads to it. */
  add(
    time: number,
    latitude: number,
    longitude: number,
    speed: number,
    source: number,
    doubtful: number,
    jumped: boolean,
  ): void {
    const row = this.length++;
    this.time[row] = time;
    this.latitude[row] = Math.round(latitude * 1e7) / 1e7;
    this.longitude[row] = Math.round(longitude * 1e7) / 1e7;
    this.speed[row] = Math.round(speed * 1000) / 1000;
    this.speedSource[row] = source;
    this.doubtful[row] = doubtful;
    if (row > 0 && !jumped) this.travelled += this.wayTo(row);
    this.distance[row] = Math.round(this.travelled * 100) / 100;
  }

  /** Adds rows from..to-1 of a cleaned recording, which lie so close together that nothing is missing between them. */
  addRun(
    { time, latitude, longitude }: OrderedRows,
    { speed, source, doubtful }: BelievedSpeeds,
    from: number,
    to: number,
  ): void {
    let at = this.length;
    let { travelled } = this;
    for (let row = from; row < to; row++, at++) {
      const rounded = Math.round(speed[row]! * 1000) / 1000;
      this.time[at] = time[row]!;
      this.latitude[at] = Math.round(latitude[row]! * 1e7) / 1e7;
      this.longitude[at] = Math.round(longitude[row]! * 1e7) / 1e7;
      this.speed[at] = rounded;
      this.speedSource[at] = source[row]!;
      this.doubtful[at] = doubtful[row]!;
      if (row > from) travelled += (this.speed[at - 1]! + rounded) * (time[row]! - time[row - 1]!) * 0.0005;
      else if (at > 0) travelled += this.wayTo(at);
      this.distance[at] = Math.round(travelled * 100) / 100;
    }
    this.length = at;
    this.travelled = travelled;
  }

  finish(): Track {
    const end = this.length === this.time.length ? undefined : this.length;
    const filled = <Column extends Float64Array | Uint8Array>(column: Column) =>
      end === undefined ? column : (column.slice(0, end) as Column);
    return createTrack({
      time: filled(this.time),
      latitude: filled(this.latitude),
      longitude: filled(this.longitude),
      distance: filled(this.distance),
      speed: filled(this.speed),
      speedSource: filled(this.speedSource),
      doubtful: filled(this.doubtful),
    });
  }

  private wayTo(row: number): number {
    const elapsed = (this.time[row]! - this.time[row - 1]!) / 1000;
    if (elapsed <= LONGEST_INTEGRATED) return ((this.speed[row - 1]! + this.speed[row]!) / 2) * elapsed;
    const north = (this.latitude[row]! - this.latitude[row - 1]!) * METERS_PER_DEGREE;
    const scale = METERS_PER_DEGREE * Math.cos((this.latitude[row]! * Math.PI) / 180);
    const east = longitudeDifference(this.longitude[row - 1]!, this.longitude[row]!) * scale;
    const straight = Math.sqrt(north * north + east * east);
    return straight <= FASTEST_TRAVEL * elapsed ? straight : 0;
  }
}
