import type { WatchWave } from './watch-waves.ts';

export type TrackFormat = 'fit' | 'gpx' | 'tcx';

/** The output of the readers and input of cleanTrack: one reading of the receiver per row, columns of `length` rows. */
export interface RecordedTrack {
  readonly format: TrackFormat;
  readonly length: number;
  /** Epoch milliseconds in file order; may repeat or run backwards. Never NaN. */
  readonly time: Float64Array;
  /** Degrees; NaN where the row has no position or one outside the globe. */
  readonly latitude: Float64Array;
  /** Degrees; NaN together with latitude. */
  readonly longitude: Float64Array;
  /** m/s as the device wrote it; NaN where absent. */
  readonly recordedSpeed: Float64Array;
  /** Cumulative meters as the device wrote them; NaN where absent. */
  readonly recordedDistance: Float64Array;
  /** Beats per minute from 30 to 230, 0 for a row without; left out where the file has none. */
  readonly heartRate?: Uint8Array;
  /** As of a track; left out where it is 0 for all rows. */
  readonly stopped?: Uint8Array;
  /** Speed at 1 Hz written beside smart-recorded rows (FIT message 160); null where the file has none. */
  readonly denseSpeed: DenseSpeed | null;
  /** The waves that the watch counted, in start-time order; left out where the file has none. */
  readonly watchWaves?: readonly WatchWave[];
  readonly facts: TrackFileFacts;
  /** The sessions of a file that holds several, in order of time; left out for one. */
  readonly sessions?: readonly RecordedTrack[];
}

/** Rows of a file with an element of their own: an activity, a track, or what a session message describes. */
export interface RecordedElement extends Pick<TrackFileFacts, 'name' | 'sport'> {
  readonly firstRow: number;
  /** The row after the last. */
  readonly endRow: number;
  /** True where the file numbers it. */
  readonly isNumbered?: boolean;
}

/** Rows strictly increasing in time. */
export interface DenseSpeed {
  /** Epoch milliseconds. */
  readonly time: Float64Array;
  /** m/s */
  readonly speed: Float64Array;
}

export interface TrackFileFacts {
  /** The name the person or device gave the activity; null where the file has none. */
  readonly name: string | null;
  /** The sport as the device names it, in lower case; null where absent. */
  readonly sport: string | null;
  /** Manufacturer and product for people; null where absent. */
  readonly device: string | null;
  /** Sentences about skipped content, such as a broken chained part or rows without a time. */
  readonly warnings: readonly string[];
}

/** The rows of a track file to write; NaN for a value that the file leaves out. */
export type TrackFileRows = Pick<
  RecordedTrack,
  | 'length'
  | 'time'
  | 'latitude'
  | 'longitude'
  | 'recordedSpeed'
  | 'recordedDistance'
  | 'heartRate'
  | 'denseSpeed'
>;

export type TrackFileNames = Partial<Pick<TrackFileFacts, 'name' | 'sport' | 'device'>>;
