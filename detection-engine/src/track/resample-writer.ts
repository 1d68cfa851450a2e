import type { OrderedRows } from './clean-order.ts';
import type { BelievedSpeeds } from './clean-speed.ts';
import { METERS_PER_DEGREE, longitudeDifference } from './distance.ts';
import { type Track, type TrackColumns, createTrack } from './track.ts';

/** m/s: ground covered faster than this was a jump of the receiver, not a way. */
const FASTEST_TRAVEL = 70;
/** Seconds up to which the way between two rows is what their speeds say; beyond, the straight line. */
export const LONGEST_INTEGRATED = 1.6;
/** Rows of room for what is filled in, as a share of the recording's own. A finished track leaves no more unused. */
const SPARE = 1 / 8;

/** Collects rows on the codec's grid and sums the way: speed over time between close rows, straight over silences. */
export class TrackWriter {
  private length = 0;
  private travelled = 0;
  private columns: TrackColumns;

  /** Room grows when needed; `recorded` is how many rows the recording itself has. */
  constructor(recorded: number) {
    this.columns = roomFor(Math.ceil(recorded * (1 + SPARE)));
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
    const columns = this.withRoom();
    columns.time[row] = time;
    columns.latitude[row] = onGrid(latitude, 1e7);
    columns.longitude[row] = onGrid(longitude, 1e7);
    columns.speed[row] = onGrid(speed, 1000);
    columns.speedSource[row] = source;
    columns.doubtful[row] = doubtful;
    if (row > 0 && !jumped) this.travelled += wayTo(columns, row);
    columns.distance[row] = onGrid(this.travelled, 100);
  }

  /** Adds rows from..to-1 of a cleaned recording, which lie so close together that nothing is missing between them. */
  addRun(rows: OrderedRows, believed: BelievedSpeeds, from: number, to: number): void {
    const { time, latitude, longitude } = rows;
    const { speed, source, doubtful } = believed;
    this.add(
      time[from]!,
      latitude[from]!,
      longitude[from]!,
      speed[from]!,
      source[from]!,
      doubtful[from]!,
      false,
    );
    const shift = this.length - 1 - from;
    this.length = shift + to;
    const columns = this.withRoom();
    let { travelled } = this;
    let before = columns.speed[shift + from]!;
    for (let row = from + 1; row < to; row++) {
      const here = onGrid(speed[row]!, 1000);
      travelled += (before + here) * (time[row]! - time[row - 1]!) * 0.0005;
      before = here;
      columns.time[shift + row] = time[row]!;
      columns.latitude[shift + row] = onGrid(latitude[row]!, 1e7);
      columns.longitude[shift + row] = onGrid(longitude[row]!, 1e7);
      columns.distance[shift + row] = onGrid(travelled, 100);
      columns.speed[shift + row] = here;
      columns.speedSource[shift + row] = source[row]!;
      columns.doubtful[shift + row] = doubtful[row]!;
    }
    this.travelled = travelled;
  }

  finish(): Track {
    const { length, columns } = this;
    const isTight = columns.time.length <= Math.ceil(length * (1 + SPARE));
    const cut = <Column extends Float64Array | Uint8Array>(column: Column) =>
      (isTight ? column.subarray(0, length) : column.slice(0, length)) as Column;
    return createTrack({
      time: cut(columns.time),
      latitude: cut(columns.latitude),
      longitude: cut(columns.longitude),
      distance: cut(columns.distance),
      speed: cut(columns.speed),
      speedSource: cut(columns.speedSource),
      doubtful: cut(columns.doubtful),
    });
  }

  /** The columns, with room for `length` rows at least. */
  private withRoom(): TrackColumns {
    if (this.length > this.columns.time.length) {
      const wider = roomFor(2 * this.length);
      for (const name of Object.keys(wider) as (keyof TrackColumns)[]) wider[name].set(this.columns[name]);
      this.columns = wider;
    }
    return this.columns;
  }
}

/**
 * The nearest value of which one unit holds `perUnit`; from half-way away from zero, so that each hemisphere's tracks
 * are the other's mirror image. Math.round would branch on the fraction, which noise makes a toss that processors
 * guess wrong half of the time; the sign of a track's numbers hardly ever changes.
 */
const onGrid = (value: number, perUnit: number) =>
  value < 0 ? 0 - Math.floor(0.5 - value * perUnit) / perUnit : Math.floor(value * perUnit + 0.5) / perUnit;

const roomFor = (rows: number): TrackColumns => ({
  time: new Float64Array(rows),
  latitude: new Float64Array(rows),
  longitude: new Float64Array(rows),
  distance: new Float64Array(rows),
  speed: new Float64Array(rows),
  speedSource: new Uint8Array(rows),
  doubtful: new Uint8Array(rows),
});

function wayTo({ time, latitude, longitude, speed }: TrackColumns, row: number): number {
  const elapsed = (time[row]! - time[row - 1]!) / 1000;
  if (elapsed <= LONGEST_INTEGRATED) return ((speed[row - 1]! + speed[row]!) / 2) * elapsed;
  const north = (latitude[row]! - latitude[row - 1]!) * METERS_PER_DEGREE;
  const scale = METERS_PER_DEGREE * Math.cos((latitude[row]! * Math.PI) / 180);
  const east = longitudeDifference(longitude[row - 1]!, longitude[row]!) * scale;
  const straight = Math.sqrt(north * north + east * east);
  return straight <= FASTEST_TRAVEL * elapsed ? straight : 0;
}
