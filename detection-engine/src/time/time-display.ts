/** Whose clock comes first: Pacific time, or that of the place where a session was. */
export const CLOCKS = ['pacific', 'spot'] as const;
export type ClockName = (typeof CLOCKS)[number];

export const HOUR_FORMATS = ['12h', '24h'] as const;
export type HourFormat = (typeof HOUR_FORMATS)[number];

/** How a person reads times. */
export interface TimeDisplay {
  readonly clock: ClockName;
  readonly hourFormat: HourFormat;
  /** Pacific time stands after the spot's, as it does for visitors. */
  readonly withPacific?: boolean;
}

export const DEFAULT_TIME_DISPLAY: TimeDisplay = { clock: 'pacific', hourFormat: '12h' };
