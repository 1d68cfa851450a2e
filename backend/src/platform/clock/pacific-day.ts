import { formatInZone, PACIFIC } from '@rideline/detection-engine';

const HOUR_MS = 3_600_000;

/** The latest hour asked for: formatting takes some microseconds, and the log is read hour by hour. */
const latest = { hour: Number.NaN, day: '' };

/** The day in California at this time, as YYYY-MM-DD. Days begin at a full hour of UTC. */
export function pacificDay(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (hour !== latest.hour)
    Object.assign(latest, { hour, day: formatInZone(at.getTime(), PACIFIC, 'yyyy-MM-dd') });
  return latest.day;
}

/** First day of the month in California, as YYYY-MM-DD. */
export const pacificMonth = (at: Date): string => `${pacificDay(at).slice(0, 7)}-01`;
