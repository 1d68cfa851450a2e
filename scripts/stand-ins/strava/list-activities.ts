import { positionedRows } from '../sessions/recordings.ts';
import { isoSeconds, localIso, utcOffset } from '../sessions/local-time.ts';
import { type StravaActivity } from './world.ts';

/** An item of `/athlete/activities`. */
export function summaryOf(activity: StravaActivity) {
  const { startTime, zone } = activity;
  const offset = utcOffset(zone, startTime);
  const hidden = `${localIso(zone, startTime).slice(0, 10)}T00:00:01Z`;
  return {
    resource_state: 2,
    athlete: { id: activity.athleteId, resource_state: 1 },
    id: activity.id,
    name: activity.name,
    type: activity.sportType,
    sport_type: activity.sportType,
    distance: activity.distance,
    moving_time: activity.moving,
    elapsed_time: activity.elapsed,
    start_date: activity.hiddenStartTime
      ? activity.hiddenStartTime === 'utc'
        ? hidden
        : isoSeconds(Date.parse(hidden) - offset * 1000)
      : isoSeconds(startTime),
    start_date_local: activity.hiddenStartTime ? hidden : localIso(zone, startTime),
    timezone: `(GMT${standardOffset(zone, startTime)}) ${zone}`,
    utc_offset: offset,
    start_latlng: startOf(activity),
    device_name: activity.deviceName,
    manual: activity.track === null,
    private: activity.private,
    external_id: activity.track === null ? null : `${activity.id}.fit`,
  };
}

function startOf({ track }: StravaActivity) {
  if (track === null) return [];
  const rows = track();
  const [row] = positionedRows(rows);
  return row === undefined ? [] : [rows.latitude[row], rows.longitude[row]];
}

/** The offset in winter, which the label has all year: -08:00. */
function standardOffset(zone: string, time: number): string {
  const year = new Date(time).getUTCFullYear();
  const seconds = Math.min(utcOffset(zone, Date.UTC(year, 0, 1)), utcOffset(zone, Date.UTC(year, 6, 1)));
  const minutes = Math.abs(seconds) / 60;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
