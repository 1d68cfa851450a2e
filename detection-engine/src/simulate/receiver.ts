import type { TrackFormat } from '../track/recorded-track.ts';

/** Error that wanders: Gauss-Markov with a deviation (metres per axis) and the seconds it remembers. */
export interface Wander {
  readonly deviation: number;
  readonly memory: number;
}

/** How a device sees the world. Levels follow what real watches and phones at real beaches show. */
export interface ReceiverModel {
  readonly name: string;
  readonly format: TrackFormat;
  /** Seconds between fixes, and the share of fixes that come late by up to as much again. */
  readonly interval: number;
  readonly lateShare: number;
  /** Metres per axis that change with every fix. */
  readonly white: number;
  /** Multipath over seconds and the ionosphere over minutes. */
  readonly wanders: readonly Wander[];
  /** The receiver's own speed: noise (m/s) and the seconds over which the device smooths; null when not written. */
  readonly doppler: { readonly noise: number; readonly smoothing: number } | null;
  /** Leaps per hour to a wrong place for some seconds, with their size in metres. */
  readonly leapsPerHour: number;
  readonly leapSize: number;
  /** Chance that a second under water loses the fix, and of those, that the position freezes instead. */
  readonly lost: number;
  readonly frozen: number;
  /** Losses per hour for no reason the course tells (an arm under water while paddling). */
  readonly lossesPerHour: number;
  /** Share of rows written twice with one time. */
  readonly repeated: number;
  /** Writes a row only when course or speed changed or this many seconds went by; 0 writes all. */
  readonly smartRecording: number;
  /** Writes the 1 Hz speed channel beside smart-recorded rows. */
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
  leapsPerHour: 1.5,
  leapSize: 60,
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
  leapsPerHour: 6,
  leapSize: 90,
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
    leapsPerHour: 20,
    lossesPerHour: 40,
  },
];

/** Sees everything exactly, once a second: what a detector can reach at best. */
export const PERFECT_RECEIVER: ReceiverModel = {
  ...WATCH,
  name: 'perfect',
  format: 'fit',
  white: 0,
  wanders: [],
  doppler: { noise: 0, smoothing: 0 },
  leapsPerHour: 0,
  lost: 0,
  lossesPerHour: 0,
  repeated: 0,
};
