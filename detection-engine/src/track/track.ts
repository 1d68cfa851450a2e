/** Sources of a row's speed, the best first. */
export const SpeedSource = { recorded: 0, dense: 1, position: 2, bridged: 3 } as const;
export type SpeedSourceName = keyof typeof SpeedSource;

const SPEED_SOURCE_NAMES = Object.keys(SpeedSource) as SpeedSourceName[];

/** The name of a value of SpeedSource; undefined for any other number. */
export const speedSourceName = (value: number): SpeedSourceName | undefined =>
  SPEED_SOURCE_NAMES.find((name) => SpeedSource[name] === value);

/** The last row of a ride in a file that has rides alone, with nothing between them. */
export const RIDE_ENDS = 2;

/** m/s: nobody is faster on water; the record under sail is 34. */
export const MAX_SPEED = 40;

/**
 * A cleaned session: one row per accepted point, columns of equal length, strictly increasing times, valid positions.
 * Values lie on the codec's grid (1 ms, 1e-7 degrees, 1 cm, 1 mm/s), so encoding and decoding returns the same numbers.
 */
export interface Track {
  readonly length: number;
  /** Epoch milliseconds, strictly increasing. */
  readonly time: Float64Array;
  /** Degrees, WGS84. */
  readonly latitude: Float64Array;
  /** Degrees, WGS84. */
  readonly longitude: Float64Array;
  /** Meters traveled since the first row, non-decreasing. */
  readonly distance: Float64Array;
  /** m/s over ground, 0 to MAX_SPEED. */
  readonly speed: Float64Array;
  /** One of SpeedSource per row. */
  readonly speedSource: Uint8Array;
  /** 1 for doubtful rows: they can be part of a ride but set no maximum or record. */
  readonly doubtful: Uint8Array;
  /** Whole beats per minute; 0 for a row without. */
  readonly heartRate: Uint8Array;
  /** 1 for a row after which the timer of the watch was stopped until the next, or RIDE_ENDS. */
  readonly stopped: Uint8Array;
}

export type TrackColumns = Omit<Track, 'length'>;

/**
 * Creates a track of columns of equal length, without a heart rate or stops of the timer where their columns are left out.
 * @throws RangeError with the name of a column of another length
 */
export function createTrack(
  given: Omit<TrackColumns, 'heartRate' | 'stopped'> & Partial<Pick<TrackColumns, 'heartRate' | 'stopped'>>,
): Track {
  const { time, latitude, longitude, distance, speed, speedSource, doubtful } = given;
  const { length } = time;
  const { heartRate = new Uint8Array(length), stopped = new Uint8Array(length) } = given;
  const columns = { time, latitude, longitude, distance, speed, speedSource, doubtful, heartRate, stopped };
  for (const [name, column] of Object.entries(columns)) {
    if (column.length !== length) {
      throw new RangeError(`Track column ${name} has ${column.length} rows, time has ${length}`);
    }
  }
  // Spreading `columns` would give V8 another hidden class after each collection of garbage.
  return { length, time, latitude, longitude, distance, speed, speedSource, doubtful, heartRate, stopped };
}
