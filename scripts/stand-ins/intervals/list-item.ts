import { isoSeconds, localIso } from '../sessions/local-time.ts';
import { type IntervalsActivity } from './world.ts';

/** Local time without a zone. */
export const localStart = ({ zone, startTime }: IntervalsActivity) => localIso(zone, startTime).slice(0, 19);

/** An item of the list. */
export function listItem(activity: IntervalsActivity) {
  const { id, athleteId, source, track } = activity;
  const stub = { id, icu_athlete_id: athleteId, start_date_local: localStart(activity), source };
  if (source === 'STRAVA') return { ...stub, _note: 'STRAVA activities are not available via the API' };
  return {
    ...stub,
    start_date: isoSeconds(activity.startTime),
    name: activity.name,
    type: activity.type,
    timezone: activity.zone,
    distance: activity.distance,
    elapsed_time: activity.elapsed,
    moving_time: Math.round(activity.elapsed * 0.8),
    device_name: activity.deviceName,
    file_type: track === null ? null : activity.original.replace('.gz', ''),
    stream_types: track === null ? [] : ['time', 'latlng', 'distance', 'velocity_smooth'],
  };
}
