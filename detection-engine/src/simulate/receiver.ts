import type { TrackFormat } from '../track/recorded-track.ts';
import type { Random } from './random.ts';
import type { PathReading } from './record-path.ts';

/** A Gauss-Markov error: standard deviation (meters per axis) and correlation time in seconds. */
export interface Wander {
  readonly deviation: number;
  readonly memory: number;
}

export type Place = Pick<PathReading, 'east' | 'north'>;

/** Errors of positions beyond those that every receiver has. */
export interface PositionErrors {
  /** A recording's errors: the written position of each fix in order of time; null in a silence. */
  begin(random: Random): (time: number, fix: Place, inWater: boolean, seconds: number) => Place | null;
  /** The fixes as they are written at last. */
  finish(fixes: readonly PathReading[], random: Random): PathReading[];
}

/** Measures a velocity (m/s) as a speed; `swinging`: the arm is, paddling or walking. */
export type SpeedMeter = (
  velocity: readonly [x: number, y: number],
  swinging: boolean,
  seconds: number,
) => number;

/** A model of a recording device, calibrated on real watches and phones at real beaches. */
export interface ReceiverModel {
  readonly name: string;
  readonly format: TrackFormat;
  /** Seconds between fixes, and the share of late fixes. */
  readonly interval: number;
  readonly lateShare: number;
  /** Standard deviation of white noise in meters per axis. */
  readonly white: number;
  /** Slow errors: multipath over seconds, the ionosphere over minutes. */
  readonly wanders: readonly Wander[];
  /**
   * The receiver's own speed: noise (m/s) of its length and smoothing time (s), or a meter of its own; null for devices
   * without.
   */
  readonly doppler: {
    readonly noise: number;
    readonly smoothing: number;
    readonly meter?: (smoothing: number, random: Random) => SpeedMeter;
  } | null;
  readonly errors?: PositionErrors;
  /** Position jumps per hour, lasting some seconds, and their size in meters. */
  readonly jumpsPerHour: number;
  readonly jumpSize: number;
  /** Probability of losing the fix in a second under water, and of a frozen position during a loss. */
  readonly lost: number;
  readonly frozen: number;
  /** Further losses per hour, such as an arm under water while paddling. */
  readonly lossesPerHour: number;
  /** Share of rows written twice with the same time. */
  readonly repeated: number;
  /** Smart recording: maximum seconds between rows that are written on changes only; 0 for one row per fix. */
  readonly smartRecording: number;
  /** Whether the device writes the 1 Hz speed channel beside smart-recorded rows. */
  readonly dense: boolean;
}

const WATCH: Omit<ReceiverModel, 'name' | 'format'> = {
  interval: 1,
  lateShare: 0,
  white: 0.25,
  wanders: [
    { deviation: 0.7, memory: 5 },
    { deviation: 2.5, memory: 70 },
  ],
  doppler: { noise: 0.25, smoothing: 1 },
  jumpsPerHour: 1.5,
  jumpSize: 60,
  lost: 0.6,
  frozen: 0.4,
  lossesPerHour: 15,
  repeated: 0.001,
  smartRecording: 0,
  dense: false,
};

const PHONE: Omit<ReceiverModel, 'name' | 'format'> = {
  ...WATCH,
  lateShare: 0.1,
  white: 0.6,
  wanders: [
    { deviation: 1.1, memory: 5 },
    { deviation: 4, memory: 50 },
  ],
  doppler: null,
  jumpsPerHour: 6,
  jumpSize: 90,
};

export const RECEIVERS: readonly ReceiverModel[] = [
  { ...WATCH, name: 'watch, own speed', format: 'fit' },
  { ...WATCH, name: 'watch, own speed unsmoothed', format: 'tcx', doppler: { noise: 0.35, smoothing: 0 } },
  { ...WATCH, name: 'watch, positions only', format: 'gpx', doppler: null },
  { ...WATCH, name: 'watch, smart recording', format: 'fit', smartRecording: 14 },
  {
    ...WATCH,
    name: 'watch, smart recording with 1 Hz speeds',
    format: 'fit',
    smartRecording: 9,
    dense: true,
  },
  {
    ...WATCH,
    name: 'watch, smart recording, positions only',
    format: 'gpx',
    smartRecording: 6,
    doppler: null,
  },
  { ...PHONE, name: 'phone, positions only', format: 'gpx' },
  { ...PHONE, name: 'phone, own speed', format: 'gpx', doppler: { noise: 0.5, smoothing: 0.5 } },
  {
    ...PHONE,
    name: 'phone in a pouch, positions only',
    format: 'gpx',
    white: 1.6,
    wanders: [
      { deviation: 1.8, memory: 5 },
      { deviation: 6, memory: 40 },
    ],
    jumpsPerHour: 20,
    lossesPerHour: 40,
  },
];

/** Records exactly, once a second: the upper bound for a detector. */
export const PERFECT_RECEIVER: ReceiverModel = {
  ...WATCH,
  name: 'perfect',
  format: 'fit',
  white: 0,
  wanders: [],
  doppler: { noise: 0, smoothing: 0 },
  jumpsPerHour: 0,
  lost: 0,
  lossesPerHour: 0,
  repeated: 0,
};
