import { tooManyPoints } from '../formats/track-file-error.ts';
import type { OrderedRows } from './clean-order.ts';
import type { ChosenSpeeds } from './clean-speed.ts';
import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from './distance.ts';
import { MAX_SPEED, type TrackColumns } from './track.ts';

/** Maximum seconds between rows whose distance is the integral of their speeds; beyond, it is the straight line. */
export const LONGEST_INTEGRATED = 1.6;
/** Spare capacity for filled rows, as a share of the recording's rows; also the maximum unused part of a finished track. */
const SPARE = 1 / 8;

/** The columns that follow from positions and speeds. */
export type MovementColumns = Omit<TrackColumns, 'heartRate' | 'stopped'>;

/** Collects rows on the codec's grid and sums distance: integrated speed between close rows, straight lines over gaps. */
export class TrackWriter {
  private length = 0;
  private traveled = 0;
  private columns: MovementColumns;

  /** @param recorded rows of the recording; the capacity grows when needed */
  constructor(
    recorded: number,
    private readonly maxRows = Number.POSITIVE_INFINITY,
  ) {
    this.columns = roomFor(Math.ceil(recorded * (1 + SPARE)));
  }

  /** Adds one row (m/s, degrees). `jumped`: the receiver jumped there, so the step adds no distance. */
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
    if (row > 0 && !jumped) this.traveled += distanceTo(columns, row);
    columns.distance[row] = onGrid(this.traveled, 100);
  }

  /** Adds rows from..to-1, all of them close to their predecessors. */
  addRun(rows: OrderedRows, chosen: ChosenSpeeds, from: number, to: number): void {
    this.add(
      rows.time[from]!,
      rows.latitude[from]!,
      rows.longitude[from]!,
      chosen.speed[from]!,
      chosen.source[from]!,
      chosen.doubtful[from]!,
      false,
    );
    if (to - from === 1) return;
    const first = this.length;
    this.length += to - from - 1;
    const columns = this.withRoom();
    columns.time.set(rows.time.subarray(from + 1, to), first);
    columns.speedSource.set(chosen.source.subarray(from + 1, to), first);
    columns.doubtful.set(chosen.doubtful.subarray(from + 1, to), first);
    putOnGrid(rows.latitude, from + 1, to, columns.latitude, first, 1e7);
    putOnGrid(rows.longitude, from + 1, to, columns.longitude, first, 1e7);
    putOnGrid(chosen.speed, from + 1, to, columns.speed, first, 1000);
    this.traveled = sumDistance(columns, first, this.length, this.traveled);
  }

  /** @throws TrackFileError `too_many_points` */
  finish(): MovementColumns {
    const { length, columns } = this;
    this.refuseTooMany();
    const isTight = columns.time.length <= Math.ceil(length * (1 + SPARE));
    const cut = <Column extends Float64Array | Uint8Array>(column: Column) =>
      (isTight ? column.subarray(0, length) : column.slice(0, length)) as Column;
    return {
      time: cut(columns.time),
      latitude: cut(columns.latitude),
      longitude: cut(columns.longitude),
      distance: cut(columns.distance),
      speed: cut(columns.speed),
      speedSource: cut(columns.speedSource),
      doubtful: cut(columns.doubtful),
    };
  }

  private refuseTooMany(): void {
    if (this.length > this.maxRows) throw tooManyPoints(this.maxRows);
  }

  /** The columns, enlarged to hold at least `length` rows. */
  private withRoom(): MovementColumns {
    if (this.length > this.columns.time.length) {
      this.refuseTooMany();
      const wider = roomFor(2 * this.length);
      for (const name of Object.keys(wider) as (keyof MovementColumns)[]) wider[name].set(this.columns[name]);
      this.columns = wider;
    }
    return this.columns;
  }
}

/**
 * Rounds to a multiple of 1 / perUnit, half away from zero, so that mirrored tracks give mirrored results. Branches on
 * the sign, which rarely changes within a track; Math.round branches on the fraction, which is mispredicted half of the
 * time.
 */
const onGrid = (value: number, perUnit: number) =>
  value < 0 ? 0 - Math.floor(0.5 - value * perUnit) / perUnit : Math.floor(value * perUnit + 0.5) / perUnit;

/** Rounds values from..to-1 into `target` from row `first` on; one loop per column optimizes well. */
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

/** Writes the distance of rows from..to-1, each close to its predecessor; returns the total. */
function sumDistance(
  { time, speed, distance }: MovementColumns,
  from: number,
  to: number,
  before: number,
): number {
  let traveled = before;
  for (let row = from; row < to; row++) {
    traveled += (speed[row - 1]! + speed[row]!) * (time[row]! - time[row - 1]!) * 0.0005;
    distance[row] = onGrid(traveled, 100);
  }
  return traveled;
}

const roomFor = (rows: number): MovementColumns => ({
  time: new Float64Array(rows),
  latitude: new Float64Array(rows),
  longitude: new Float64Array(rows),
  distance: new Float64Array(rows),
  speed: new Float64Array(rows),
  speedSource: new Uint8Array(rows),
  doubtful: new Uint8Array(rows),
});

/** Meters from the row before; 0 where nobody is that fast on water, so that the receiver jumped. */
function distanceTo({ time, latitude, longitude, speed }: MovementColumns, row: number): number {
  const elapsed = (time[row]! - time[row - 1]!) / 1000;
  if (elapsed <= LONGEST_INTEGRATED) return ((speed[row - 1]! + speed[row]!) / 2) * elapsed;
  const north = (latitude[row]! - latitude[row - 1]!) * METERS_PER_DEGREE;
  const scale = metersPerLongitude(latitude[row]!);
  const east = longitudeDifference(longitude[row - 1]!, longitude[row]!) * scale;
  const straight = Math.sqrt(north * north + east * east);
  return straight <= MAX_SPEED * elapsed ? straight : 0;
}
