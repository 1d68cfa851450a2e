import { tooManyPoints } from '../formats/track-file-error.ts';
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
  constructor(
    recorded: number,
    private readonly maxRows = Number.POSITIVE_INFINITY,
  ) {
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
    this.add(
      rows.time[from]!,
      rows.latitude[from]!,
      rows.longitude[from]!,
      believed.speed[from]!,
      believed.source[from]!,
      believed.doubtful[from]!,
      false,
    );
    if (to - from === 1) return;
    const first = this.length;
    this.length += to - from - 1;
    const columns = this.withRoom();
    columns.time.set(rows.time.subarray(from + 1, to), first);
    columns.speedSource.set(believed.source.subarray(from + 1, to), first);
    columns.doubtful.set(believed.doubtful.subarray(from + 1, to), first);
    putOnGrid(rows.latitude, from + 1, to, columns.latitude, first, 1e7);
    putOnGrid(rows.longitude, from + 1, to, columns.longitude, first, 1e7);
    putOnGrid(believed.speed, from + 1, to, columns.speed, first, 1000);
    this.travelled = sumWay(columns, first, this.length, this.travelled);
  }

  /** @throws TrackFileError `too_many_points` */
  finish(): Track {
    const { length, columns } = this;
    this.refuseTooMany();
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

  private refuseTooMany(): void {
    if (this.length > this.maxRows) throw tooManyPoints(this.maxRows);
  }

  /** The columns, with room for `length` rows at least. */
  private withRoom(): TrackColumns {
    if (this.length > this.columns.time.length) {
      this.refuseTooMany();
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

/** Puts values from..to-1 on the grid and into `target` from row `first` on. A loop per column is what compilers do well. */
function putOnGrid(
  values: Float64Array,
  from: number,
  to: number,
  target: Float64Array,
  first: number,
  perUnit: number,
): void {
  const shift = first - from;
  for (let row = from; row < to; row++) target[shift + row] = onGrid(values[row]!, perUnit);
}

/** Writes the way of rows from..to-1, each close to the one before it; returns what is travelled in all. */
function sumWay({ time, speed, distance }: TrackColumns, from: number, to: number, before: number): number {
  let travelled = before;
  for (let row = from; row < to; row++) {
    travelled += (speed[row - 1]! + speed[row]!) * (time[row]! - time[row - 1]!) * 0.0005;
    distance[row] = onGrid(travelled, 100);
  }
  return travelled;
}

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
