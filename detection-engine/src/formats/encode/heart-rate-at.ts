import type { TrackFileRows } from '../../track/recorded-track.ts';

/** Beats per minute of a row; NaN where it has none. */
export const heartRateAt = ({ heartRate }: TrackFileRows, row: number) => heartRate?.[row] || NaN;
