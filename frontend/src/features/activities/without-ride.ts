import { entriesOf, type Activity, type ActivityMark, type Ride } from './activity.ts';
import { isAbout } from './detail/marks/marks.ts';

/** The session after one of its rides was deleted, which also takes back that it was missed. */
export function withoutRide(activity: Activity, rideId: number): Activity {
  const deleted = entriesOf(activity).find(({ id }) => id === rideId);
  if (deleted === undefined) return activity;
  const isOther = ({ id }: Ride) => id !== rideId;
  const saysMissed = (mark: ActivityMark) => mark.kind === 'missed_ride' && isAbout(mark, deleted);
  const { id, start_time, end_time } = deleted;
  return {
    ...activity,
    deleted_rides: [...activity.deleted_rides.filter((ride) => ride.id !== id), { id, start_time, end_time }],
    marks: activity.marks.filter((mark) => !saysMissed(mark)),
    surf_rides: activity.surf_rides.filter(isOther),
    surf_attempts: activity.surf_attempts.filter(isOther),
  };
}
