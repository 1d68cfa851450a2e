/** Writes dates as YYYY-MM-DD. */
const ISO_DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });
const HOUR_MS = 3_600_000;

/** The latest hour asked for: formatting takes a microsecond, and the log is read hour by hour. */
const latest = { hour: Number.NaN, day: '' };

/** The day in California at this time, as YYYY-MM-DD. Days begin at a full hour of UTC. */
export function pacificDay(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (hour !== latest.hour) Object.assign(latest, { hour, day: ISO_DAYS.format(at) });
  return latest.day;
}
