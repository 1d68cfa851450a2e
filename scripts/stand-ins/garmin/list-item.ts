import { isoSeconds, localIso } from '../sessions/local-time.ts';
import { type GarminActivity } from './world.ts';

/** "2026-01-08 08:10:21" */
const garminTime = (iso: string) => iso.slice(0, 19).replace('T', ' ');

/** An item of the activity list. */
export function listItem({ id, name, type, startTime, zone, duration, distance, track }: GarminActivity) {
  return {
    activityId: id,
    activityName: name,
    startTimeLocal: garminTime(localIso(zone, startTime)),
    startTimeGMT: garminTime(isoSeconds(startTime)),
    activityType: type,
    distance,
    duration,
    beginTimestamp: startTime,
    hasPolyline: track !== null,
    manualActivity: track === null,
  };
}
