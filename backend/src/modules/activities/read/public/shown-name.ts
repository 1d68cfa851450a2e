import type { ActivityRow } from '../activities/activity-row.ts';
import { hidesPoints } from './visible-session.ts';

/** A time of day has as many at least. */
const DIGITS_OF_A_TIME = 3;

/**
 * The name others see. Devices and apps name files by the time a recording began, which tells how much of the track
 * is hidden: such a name is left out unless the owner chose it.
 */
export function shownName({
  name,
  is_named,
  privacy,
}: Pick<ActivityRow, 'name' | 'is_named' | 'privacy'>): string {
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  return !is_named && digits >= DIGITS_OF_A_TIME && hidesPoints(privacy) ? '' : name;
}
