import { METERS_PER_DEGREE, longitudeDifference } from './distance.ts';
import { type Track, createTrack } from './track.ts';

/** m/s: ground covered faster than this was a jump of the receiver, not a way. */
const FASTEST_TRAVEL = 70;
/** Seconds up to which the way between two rows is what their speeds say; beyond, the straight line. */
const LONGEST_INTEGRATED = 1.6;

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

  /** `jumped`: the row lies where the receiver leapt to, no way leads there. */
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

  finish(): Track {
    const { length } = this;
    return createTrack({
      time: this.time.slice(0, length),
      latitude: this.latitude.slice(0, length),
      longitude: this.longitude.slice(0, length),
      distance: this.distance.slice(0, length),
      speed: this.speed.slice(0, length),
      speedSource: this.speedSource.slice(0, length),
      doubtful: this.doubtful.slice(0, length),
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
