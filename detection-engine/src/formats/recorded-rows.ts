import type { DenseSpeed, RecordedTrack, TrackFileFacts, TrackFormat } from '../track/recorded-track.ts';
import { mendClock } from './device-clock.ts';
import { EARLIEST_TIME, type ReadLimits, latestTime } from './read-limits.ts';
import { TrackFileError, tooManyPoints } from './track-file-error.ts';
import { leftOut } from './warnings.ts';

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
  #untimed = 0;
  #untimedPositions = 0;
  #impossible = 0;
  #impossiblePositions = 0;
  #offGlobe = 0;
  #columns: Record<Column, Float64Array> = {
    time: new Float64Array(FIRST_CAPACITY),
    latitude: new Float64Array(FIRST_CAPACITY),
    longitude: new Float64Array(FIRST_CAPACITY),
    recordedSpeed: new Float64Array(FIRST_CAPACITY),
    recordedDistance: new Float64Array(FIRST_CAPACITY),
  };
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
   * Adds a row: epoch ms, degrees, m/s, cumulative m and bpm; NaN for missing values.
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
    const onGlobe = latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180;
    if (!onGlobe && latitude === latitude && longitude === longitude) this.#offGlobe++;
    if (!this.isPlausibleTime(time)) {
      this.#leaveOut(time, onGlobe);
      return;
    }
    if (this.#length === this.#maxPoints) throw tooManyPoints(this.#maxPoints);
    if (onGlobe) this.#positions++;
    if (this.#length === this.#columns.time.length) this.#grow();
    const row = this.#length++;
    const columns = this.#columns;
    columns.time[row] = time;
    columns.latitude[row] = onGlobe ? latitude : NaN;
    columns.longitude[row] = onGlobe ? longitude : NaN;
    columns.recordedSpeed[row] = speed >= 0 && speed < Infinity ? speed : NaN;
    columns.recordedDistance[row] = distance >= 0 && distance < Infinity ? distance : NaN;
    if (heartRate >= LOWEST_HEART_RATE && heartRate <= HIGHEST_HEART_RATE) {
      this.#heartRate[row] = Math.round(heartRate);
      this.#hasHeartRate = true;
    }
  }

  /**
   * The rows as a recorded track, with the times of the device mended.
   * @param createdAt epoch ms of the file by the device's clock; NaN where it is not written
   * @throws TrackFileError `impossible_times`, `no_times`, `no_positions` or `too_few_points`
   */
  finish(
    format: TrackFormat,
    facts: TrackFileFacts,
    denseSpeed: DenseSpeed | null = null,
    createdAt = NaN,
  ): RecordedTrack {
    if (
      this.#impossiblePositions > this.#positions ||
      (this.#impossiblePositions > 0 && this.#positions < 2)
    ) {
      throw new TrackFileError(
        'impossible_times',
        'The times in this track are before 1980 or in the future. Set the clock of the device, correct the times and try again.',
      );
    }
    if (this.#untimedPositions > this.#positions) {
      throw new TrackFileError(
        'no_times',
        'This track has no times, so no speed can be worked out. Export it with its time stamps and try again.',
      );
    }
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
    const column = (name: Column) => this.#columns[name].slice(0, this.#length);
    const recorded: RecordedTrack = {
      format,
      length: this.#length,
      time: column('time'),
      latitude: column('latitude'),
      longitude: column('longitude'),
      recordedSpeed: column('recordedSpeed'),
      recordedDistance: column('recordedDistance'),
      ...(this.#hasHeartRate && { heartRate: this.#heartRate.slice(0, this.#length) }),
      denseSpeed,
      facts: { ...facts, warnings: [...facts.warnings, ...this.#warnings()] },
    };
    return mendClock(recorded, { createdAt, now: this.#now });
  }

  #leaveOut(time: number, onGlobe: boolean): void {
    if (time !== time) {
      this.#untimed++;
      if (onGlobe) this.#untimedPositions++;
    } else {
      this.#impossible++;
      if (onGlobe) this.#impossiblePositions++;
    }
  }

  #warnings(): string[] {
    const warnings: string[] = [];
    if (this.#untimed > 0) warnings.push(leftOut(this.#untimed, 'point', 'without a time'));
    if (this.#impossible > 0) {
      warnings.push(leftOut(this.#impossible, 'point', 'with a time before 1980 or in the future'));
    }
    if (this.#offGlobe > 0) warnings.push(leftOut(this.#offGlobe, 'position', 'outside the globe'));
    return warnings;
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
