import { formatNumber, MISSING, writeNumber } from '@rideline/detection-engine';

export { formatDuration, roughly } from '@rideline/detection-engine';

/** '1:02:09'; negative before the start. Cut to the second, like times of day; only durations are rounded. */
export function formatClock(seconds: number): string {
  const whole = Math.abs(Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, '0');
  const clock = `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return seconds < 0 && whole > 0 ? `-${clock}` : clock;
}

/** '52 h 30 min', or '45 min' under an hour. Minutes are rounded. */
export function formatHours(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return MISSING;
  const minutes = Math.round(seconds / 60);
  const rest = `${minutes % 60} min`;
  return minutes < 60
    ? rest
    : `${formatCount(Math.floor(minutes / 60))} h${minutes % 60 === 0 ? '' : ` ${rest}`}`;
}

/** '1,234,567'. Log positions are strings because they can exceed 2^53. */
export const formatCount = (value: number | string): string =>
  writeNumber(typeof value === 'string' ? BigInt(value) : value, 0);

const BYTE_UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** '1.2 GB' */
export function formatBytes(bytes: number): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? formatCount(value) : value.toFixed(1).replace('.0', '')} ${BYTE_UNITS[power]}`;
}

/** `part` of `whole` in whole percent; 0 when `whole` is 0. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

/** '118 bpm' */
export const formatBpm = (bpm: number | null): string => (bpm === null ? MISSING : `${bpm} bpm`);

/** '83.3%' from a percentage. */
export function formatRate(percent: number | null | undefined, missing = MISSING): string {
  return percent === null || percent === undefined ? missing : `${formatNumber(percent)}%`;
}

/** Tooltip of a rough figure. */
export const UNCERTAIN_GPS = 'Uncertain GPS';
