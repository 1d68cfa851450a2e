import type { Ride } from '../../../activity/activity.ts';
import { isAbout } from '../marks/marks.ts';

type Stretch = Pick<Ride, 'id' | 'start_time' | 'end_time'>;

/** The number of every ride seen since the page opened, including removed ones. */
export type RideNumbers = readonly (Stretch & { readonly number: number })[];

/**
 * Numbers rides in start-time order when the page opens. After that a ride keeps its number, a restored ride gets
 * its old number back and a new ride gets the next free number.
 */
export function numberRides(rides: readonly Stretch[], before: RideNumbers): RideNumbers {
  const ids = new Set(rides.map(({ id }) => id));
  const here = before.filter(({ id }) => ids.has(id));
  const gone = before.filter(({ id }) => !ids.has(id));
  let next = Math.max(0, ...before.map(({ number }) => number)) + 1;
  const added = rides
    .filter(({ id }) => !here.some((known) => known.id === id))
    .map(({ id, start_time, end_time }) => {
      const back = gone.findIndex((known) => isAbout(known, { start_time, end_time }));
      const [known] = back < 0 ? [] : gone.splice(back, 1);
      return { id, start_time, end_time, number: known?.number ?? next++ };
    });
  return [...here, ...added, ...gone];
}
