import {
  dayOf as dayOnClock,
  differsFromPacific,
  formatInZone,
  PACIFIC,
  type TimeDisplay,
  writeDay,
} from '@rideline/detection-engine';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { momentOfSession } from '../../../lib/dates.ts';

export type Clock = TimeDisplay['clock'];

const known = new WeakMap<ActivityListItem, Readonly<Record<Clock, string>>>();

function daysOnClocks(row: ActivityListItem): Readonly<Record<Clock, string>> {
  let days = known.get(row);
  if (days === undefined) {
    const moment = momentOfSession(row);
    const pacific = moment === null ? '' : formatInZone(moment.millis, PACIFIC, 'yyyy-MM-dd');
    const differs = moment !== null && differsFromPacific(moment);
    days = { pacific, spot: differs ? dayOnClock(moment, 'spot') : pacific };
    known.set(row, days);
  }
  return days;
}

/** The day of a session, '2026-11-21'; empty without a date. */
export const dayOf = (row: ActivityListItem, clock: Clock): string => daysOnClocks(row)[clock];

/** The days that the list shows of a session: that at the spot, and the Pacific one where Pacific time comes first. */
export function daysShown(row: ActivityListItem, clock: Clock): readonly string[] {
  const { pacific, spot } = daysOnClocks(row);
  return clock === 'spot' ? [spot] : [pacific, spot];
}

/** '2026-11'; empty without a date. */
export const monthOf = (row: ActivityListItem, clock: Clock): string => dayOf(row, clock).slice(0, 7);

/** '2026'; empty without a date. */
export const yearOf = (row: ActivityListItem, clock: Clock): string => dayOf(row, clock).slice(0, 4);

/** 'November 2026' from '2026-11'. */
export const monthTitle = (month: string): string =>
  month === '' ? 'Date not available' : writeDay(Date.parse(`${month}-01T00:00:00Z`), 'longMonth');
