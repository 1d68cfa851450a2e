import type {
  DenseSpeed,
  RecordedElement,
  RecordedTrack,
  TrackFileFacts,
  TrackFormat,
} from '../track/recorded-track.ts';
import { stoppedSteps } from '../track/stopped-timer.ts';
import { RIDE_ENDS } from '../track/track.ts';
import type { RecordedPart } from '../track/trim-track.ts';
import type { WatchWave } from '../track/watch-waves.ts';
import { mendClock } from './device-clock.ts';
import type { ElementFacts } from './element-facts.ts';
import { isOwnExport } from './device-family.ts';
import { leaveOutFarPositions } from './far-positions.ts';
import { LeftOutRows } from './left-out-rows.ts';
import { isPlain } from './plain-recording.ts';
import { EARLIEST_TIME, type ReadLimits, latestTime } from './read-limits.ts';
import { splitSessions } from './split-sessions.ts';
import { TrackFileError, tooManyPoints } from './track-file-error.ts';

const FIRST_CAPACITY = 4096;
/** Beats per minute; other values of a sensor mean no contact with the skin. */
const LOWEST_HEART_RATE = 30;
const HIGHEST_HEART_RATE = 230;

type Column = 'time' | 'latitude' | 'longitude' | 'recordedSpeed' | 'recordedDistance';

/**
 * Collects rows in columns that double when full, with the checks that all formats share: a row needs a plausible time,
 * a position lies on the globe, and a track has at least two positions, most of them timed, within the row limit.
 */
export class RecordedRows {
  #length = 0;
  #positions = 0;
  /** Readers tell it of texts that they cannot read. */
  readonly leftOut = new LeftOutRows();
  #columns: Record<Column, Float64Array> = {
    time: new Float64Array(FIRST_CAPACITY),
    latitude: new Float64Array(FIRST_CAPACITY),
    longitude: new Float64Array(FIRST_CAPACITY),
    recordedSpeed: new Float64Array(FIRST_CAPACITY),
    recordedDistance: new Float64Array(FIRST_CAPACITY),
  };
  readonly #elements: RecordedElement[] = [];
  #heartRate = new Uint8Array(FIRST_CAPACITY);
  #hasHeartRate = false;

  readonly #now: number;
  readonly #latest: number;
  readonly #maxPoints: number;

  constructor(limits: ReadLimits) {
    this.#now = limits.now;
    this.#latest = latestTime(limits);
    this.#maxPoints = limits.maxPoints;
  }

  get length(): number {
    return this.#length;
  }

  /** Whether a time is within the limits; false for NaN. */
  isPlausibleTime(time: number): boolean {
    return time >= EARLIEST_TIME && time <= this.#latest;
  }

  /**
   * Adds a row: epoch ms, degrees, m/s, cumulative m and bpm; NaN for missing values. Longitudes go up to 360; the
   * position 0, 0 is none, since devices without a GPS signal write it. A row completes the one before it of the same time,
   * unless both have a position: some devices write positions and speeds apart.
   * @throws TrackFileError `too_many_points`
   */
  push(
    time: number,
    latitude: number,
    longitude: number,
    speed: number,
    distance: number,
    heartRate: number,
  ): void {
    if (this.leftOut.hasUnread)
      this.leftOut.endRow(time === time, latitude === latitude && longitude === longitude);
    const isPlaced = isPosition(latitude, longitude);
    if (!isPlaced) this.#countUnplaced(latitude, longitude);
    if (!this.isPlausibleTime(time)) {
      this.leftOut.withTime(time, isPlaced);
      return;
    }
    const last = this.#length - 1;
    const before = this.#columns;
    const isSameRow =
      last >= 0 && before.time[last] === time && !(isPlaced && !Number.isNaN(before.latitude[last]!));
    if (!isSameRow && this.#length === this.#maxPoints) throw tooManyPoints(this.#maxPoints);
    if (isPlaced) this.#positions++;
    const row = isSameRow ? last : this.#addRow(time);
    const columns = this.#columns;
    if (isPlaced) {
      columns.latitude[row] = latitude;
      columns.longitude[row] = longitude > 180 ? longitude - 360 : longitude;
    }
    // A missing value (NaN), a negative or an endless one is none.
    if (speed >= 0 && speed < Infinity && !(isSameRow && columns.recordedSpeed[row]! >= 0))
      columns.recordedSpeed[row] = speed;
    if (distance >= 0 && distance < Infinity && !(isSameRow && columns.recordedDistance[row]! >= 0))
      columns.recordedDistance[row] = distance;
    if (heartRate === heartRate && this.#heartRate[row] === 0) this.#setHeartRate(row, heartRate);
  }

  /**
   * Gives rows heart rates that a file stores apart.
   * @param find bpm of each row for the times (epoch ms) of all, NaN for none; null for a file without
   */
  replaceHeartRates(find: (times: Float64Array) => Float64Array | null): void {
    const found = find(this.times());
    found?.forEach((heartRate, row) => this.#setHeartRate(row, heartRate));
  }

  #setHeartRate(row: number, heartRate: number): void {
    if (!(heartRate >= LOWEST_HEART_RATE && heartRate <= HIGHEST_HEART_RATE)) return;
    this.#heartRate[row] = Math.round(heartRate);
    this.#hasHeartRate = true;
  }

  /** Tells that the rows since the last element are one. */
  endElement(facts: ElementFacts): void {
    const firstRow = this.#elements.at(-1)?.endRow ?? 0;
    if (this.#length > firstRow) this.#elements.push({ ...facts, firstRow, endRow: this.#length });
  }

  /** Adds an element; one without rows is none. */
  addElement(element: RecordedElement): void {
    if (element.endRow > element.firstRow) this.#elements.push(element);
  }

  /** Of all rows up to now. */
  times(): Float64Array {
    return this.#columns.time.subarray(0, this.#length);
  }

  /** The row after the last of this time or earlier, from `firstRow` on. */
  endOf(firstRow: number, time: number): number {
    let row = firstRow;
    while (row < this.#length && this.#columns.time[row]! <= time) row++;
    return row;
  }

  /**
   * The rows as a recorded track, with the times of the device mended and without positions of another place.
   * @param stops of the timer, by the device's clock
   * @param createdAt epoch ms of the file by the device's clock; NaN where it is not written
   * @throws TrackFileError `impossible_times`, `unreadable_times`, `no_times`, `one_time`, `unreadable_positions`,
   * `no_positions` or `too_few_points`
   */
  finish(
    format: TrackFormat,
    facts: TrackFileFacts,
    {
      denseSpeed = null,
      stops = [],
      watchWaves = [],
      createdAt = NaN,
    }: {
      readonly denseSpeed?: DenseSpeed | null;
      readonly stops?: readonly RecordedPart[];
      readonly watchWaves?: readonly WatchWave[];
      readonly createdAt?: number;
    } = {},
  ): RecordedTrack {
    this.leftOut.refuseMost(this.#positions);
    if (this.#positions === 0) {
      throw new TrackFileError(
        'no_positions',
        'This file has no track with positions. Was the GPS on during the session?',
      );
    }
    if (this.#positions < 2) {
      throw new TrackFileError(
        'too_few_points',
        'This track has a single position, which is too few for a session.',
      );
    }
    if (this.#hasOneTime()) {
      throw new TrackFileError(
        'one_time',
        `All points of this track have the same time (${new Date(this.#columns.time[0]!).toISOString()}), so no speed can be worked out. Export it with the time of each point and try again.`,
      );
    }
    const column = (name: Column) => this.#columns[name].slice(0, this.#length);
    const time = column('time');
    // One cleaned session, whose rides are no waves of a watch.
    const isOwn = isOwnExport(facts.device);
    const recorded: RecordedTrack = {
      format,
      length: this.#length,
      time,
      latitude: column('latitude'),
      longitude: column('longitude'),
      recordedSpeed: column('recordedSpeed'),
      recordedDistance: column('recordedDistance'),
      heartRate: this.#hasHeartRate ? this.#heartRate.slice(0, this.#length) : undefined,
      stopped: stops.length > 0 ? stoppedSteps(time, stops) : undefined,
      denseSpeed,
      watchWaves: watchWaves.length > 0 && !isOwn ? watchWaves : undefined,
      facts: { ...facts, warnings: [...facts.warnings, ...this.leftOut.warnings()] },
    };
    if (isOwn)
      return this.#elements.every(({ isNumbered }) => isNumbered)
        ? withRides(recorded, this.#elements)
        : recorded;
    const clock = { createdAt, now: this.#now };
    if (this.#elements.length < 2 && isPlain(recorded, clock)) return recorded;
    const mended = (track: RecordedTrack) => leaveOutFarPositions(mendClock(track, clock));
    const sessions = splitSessions(recorded, this.#elements);
    if (sessions.length === 1) return mended(sessions[0]!);
    return { ...mended(recorded), sessions: sessions.map(mended) };
  }

  #countUnplaced(latitude: number, longitude: number): void {
    if (latitude === 0 && longitude === 0) this.leftOut.withoutFix();
    else if (latitude === latitude && longitude === longitude) this.leftOut.offGlobe();
  }

  #addRow(time: number): number {
    if (this.#length === this.#columns.time.length) this.#grow();
    const row = this.#length++;
    const columns = this.#columns;
    columns.time[row] = time;
    columns.latitude[row] = NaN;
    columns.longitude[row] = NaN;
    columns.recordedSpeed[row] = NaN;
    columns.recordedDistance[row] = NaN;
    return row;
  }

  #hasOneTime(): boolean {
    const [first] = this.#columns.time;
    for (let row = 1; row < this.#length; row++) if (this.#columns.time[row] !== first) return false;
    return true;
  }

  #grow(): void {
    for (const name of Object.keys(this.#columns) as Column[]) {
      const wider = new Float64Array(this.#columns[name].length * 2);
      wider.set(this.#columns[name]);
      this.#columns[name] = wider;
    }
    const wider = new Uint8Array(this.#heartRate.length * 2);
    wider.set(this.#heartRate);
    this.#heartRate = wider;
  }
}

/** A file of rides alone. */
function withRides(recorded: RecordedTrack, rides: readonly RecordedElement[]): RecordedTrack {
  const stopped = new Uint8Array(recorded.length);
  for (const { endRow } of rides) stopped[endRow - 1] = RIDE_ENDS;
  return { ...recorded, stopped };
}

/** Whether a position lies on the globe and is not 0, 0. */
const isPosition = (latitude: number, longitude: number) =>
  latitude >= -90 &&
  latitude <= 90 &&
  longitude >= -180 &&
  longitude <= 360 &&
  !(latitude === 0 && longitude === 0);
