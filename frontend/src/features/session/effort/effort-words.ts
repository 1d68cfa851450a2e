import { formatNumber } from '@rideline/detection-engine';
import type { Effort, Preferences } from '../../../app/api-types.ts';
import { formatDuration, formatHours } from '../../../lib/format.ts';
import { formatDistance } from '../../../lib/units.ts';

export interface EffortPart {
  readonly name: string;
  /** Whole percent of the time without elsewhere; all together are 100. */
  readonly percent: number;
  /** '52 min' */
  readonly time: string;
}

const timeText = (seconds: number) => (seconds < 60 ? formatDuration(seconds) : formatHours(seconds));

/** Riding, paddling and waiting; empty where all of the session was elsewhere. */
export function effortParts({ riding_s, paddling_s, waiting_s }: Effort): readonly EffortPart[] {
  const whole = riding_s + paddling_s + waiting_s;
  if (whole === 0) return [];
  const share = (seconds: number) => Math.round((100 * seconds) / whole);
  const [riding, paddling] = [share(riding_s), share(paddling_s)];
  return [
    { name: 'Riding', percent: riding, time: timeText(riding_s) },
    { name: 'paddling', percent: paddling, time: timeText(paddling_s) },
    { name: 'waiting', percent: Math.max(0, 100 - riding - paddling), time: timeText(waiting_s) },
  ];
}

/** 'Riding 6 %, paddling 41 %, waiting 53 %' */
export const sharesSentence = (parts: readonly EffortPart[]): string =>
  parts.map(({ name, percent }) => `${name} ${percent} %`).join(', ');

/** '2.9 km paddled, 7 rides an hour, longest wait 14 min' */
export function effortSentence(
  { paddled_m, rides_per_hour, longest_wait_s }: Effort,
  preferences: Preferences,
): string {
  const rides =
    rides_per_hour !== null &&
    (rides_per_hour < 3 ? formatNumber(rides_per_hour) : Math.round(rides_per_hour));
  return [
    `${formatDistance(paddled_m, preferences)} paddled`,
    rides !== false && `${rides} rides an hour`,
    longest_wait_s !== null && `longest wait ${timeText(longest_wait_s)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
