/** Where a row's speed comes from, strongest first. */
export const SpeedSource = { recorded: 0, dense: 1, position: 2, bridged: 3 } as const;
export type SpeedSourceName = keyof typeof SpeedSource;

const SPEED_SOURCE_NAMES = Object.keys(SpeedSource) as SpeedSourceName[];

/** The name of a value of SpeedSource; undefined for any other number. */
export const speedSourceName = (value: number): SpeedSourceName | undefined =>
  SPEED_SOURCE_NAMES.find((name) => SpeedSource[name] === value);

/**
 * A cleaned session: one row per believed point, columns of equal length, time strictly increasing, every
 * position valid. Values are already rounded to the codec's grid (1 ms, 1e-7 degrees, 1 cm, 1 mm/s), so
 * encoding and decoding gives the same numbers back.
 */
export interface Track {
  readonly length: number;
  /** Epoch milliseconds, strictly increasing. */
  readonly time: Float64Array;
  /** Degrees, WGS84. */
  readonly latitude: Float64Array;
  /** Degrees, WGS84. */
  readonly longitude: Float64Array;
  /** Metres travelled since the first row, non-decreasing. */
  readonly distance: Float64Array;
  /** Metres per second over ground, cleaned, never negative, never NaN. */
  readonly speed: Float64Array;
  /** One of SpeedSource per row. */
  readonly speedSource: Uint8Array;
  /** 1 where the row is doubtful: it may be part of a ride but never makes a maximum or a record. */
  readonly doubtful: Uint8Array;
}

export type TrackColumns = Omit<Track, 'length'>;

/**
 * Checks that all columns have one length and returns the track.
 * @throws RangeError naming the column that differs.
 */
export function createTrack(columns: TrackColumns): Track {
  const length = columns.time.length;
  for (const [name, column] of Object.entries(columns)) {
    if (column.length !== length) {
      throw new RangeError(`Track column ${name} has ${column.length} rows, time has ${length}`);
    }
  }
  return { length, ...columns };
}
