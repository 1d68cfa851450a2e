import { type ClockName, dayOf, summarize, type SurfType, utcOffset } from '@rideline/detection-engine';
import { isInstant } from '../../../kernel/event-store/fields.ts';
import { type SessionCell, sessionCells } from '../adapters/ride-cells.ts';
import { type Day, dayNumber } from '../period.ts';
import type { SeasonRide, SessionState } from './season-session.ts';

/** The largest value of a session's rides, and the number of its ride on the session's page. */
export type BestRide = readonly [value: number, rideNumber: number];

export type SessionHour = readonly [hour: number, seconds: number, rides: number];

/** What a season counts of a session. Undefined where it doesn't count, since it is set aside, of another sport or has no day. */
export interface CountedSession {
  readonly urlHash: string;
  readonly surfType: SurfType;
  readonly vesselId: number | null;
  readonly isDemo: boolean;
  /** Epoch milliseconds of the kept part's start. */
  readonly start: number;
  /** Day of the start at the spot; once read, on the person's clock. */
  readonly day: Day;
  readonly pacificDay: Day;
  /** Seconds from the first to the last point; null where they are not known. */
  readonly seconds: number | null;
  readonly rides: number;
  readonly attempts: number;
  /** Meters and seconds, as the session's page shows them. */
  readonly distance: number;
  readonly time: number;
  /** null without a ride that sets records. */
  readonly best: {
    readonly distance: BestRide;
    readonly time: BestRide;
    readonly speed: BestRide;
  } | null;
  /** The session sets no records. */
  readonly isExcluded: boolean;
  /** Epoch milliseconds of its rides; none where the service hides the time. */
  readonly rideStarts: readonly number[];
  /** Seconds and rides by hour of the day at the spot; none where length or time are not known. */
  readonly hours: readonly SessionHour[];
  /** Take-offs of its rides. */
  readonly cells: readonly SessionCell[];
}

export function countedSession(session: SessionState): CountedSession | null {
  const { urlHash, surfType, vesselId, isDemo, isExcluded, recorded, rides: all } = session;
  const start = recorded?.startTime ?? session.start;
  if (session.copyOf !== null || session.isOtherSport || !isInstant(start)) return null;
  const timeZone = session.isTimeHidden ? null : session.timeZone;
  const dayOn = (clock: ClockName) => dayNumber(dayOf({ millis: start, timeZone }, clock));
  const [day, pacificDay] = [dayOn('spot'), dayOn('pacific')];
  if (day === null || pacificDay === null) return null;
  const rideStarts = session.isTimeHidden
    ? []
    : all.flatMap(({ isSurfRide, startTime }) => (isSurfRide ? [startTime] : []));
  const { totalRides, totalAttempts, totalDistance, totalTime } = summarize(
    all.map((ride) => ({ ...ride, isTour: false })),
    surfType,
  );
  return {
    urlHash,
    surfType,
    vesselId,
    isDemo,
    start,
    day,
    pacificDay,
    seconds: recorded && (recorded.endTime - recorded.startTime) / 1000,
    rides: totalRides,
    attempts: totalAttempts,
    distance: totalDistance,
    time: totalTime,
    best: bestOf(all, surfType),
    isExcluded,
    rideStarts,
    hours: recorded && !session.isTimeHidden ? hoursOf(recorded, rideStarts, session.timeZone) : [],
    cells: sessionCells(all.flatMap(({ isSurfRide, takeOff }) => (isSurfRide && takeOff ? [takeOff] : []))),
  };
}

function bestOf(rides: readonly SeasonRide[], surfType: SurfType): CountedSession['best'] {
  const timeOf = (ride: SeasonRide) => (surfType === 'standing_waves' ? ride.surfTime : ride.duration);
  const best = (measure: (ride: SeasonRide) => number) =>
    rides.reduce<BestRide | null>((most, ride, index) => {
      if (!ride.isSurfRide || ride.rough) return most;
      const value = measure(ride);
      return most === null || value > most[0] ? [value, index + 1] : most;
    }, null);
  const distance = best((ride) => ride.distance);
  const time = best(timeOf);
  const speed = best((ride) => ride.maxSpeed);
  return distance && time && speed && { distance, time, speed };
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A longer recording was forgotten, not surfed. */
const LONGEST_MS = 48 * HOUR_MS;

/** Time and rides of a session by hour of the day, on the clock that the whole session is shown with. */
export function hoursOf(
  { startTime, endTime }: { readonly startTime: number; readonly endTime: number },
  rideStarts: readonly number[],
  timeZone: string,
): readonly SessionHour[] {
  const offset = utcOffset({ millis: startTime, timeZone });
  if (offset === null || endTime - startTime > LONGEST_MS) return [];
  const shift = offsetMillis(offset);
  const hourOf = (local: number) => ((Math.floor(local / HOUR_MS) % 24) + 24) % 24;
  const hours = new Map<number, { seconds: number; rides: number }>();
  const add = (local: number, seconds: number, rides: number) => {
    const hour = hours.get(hourOf(local)) ?? { seconds: 0, rides: 0 };
    hours.set(hourOf(local), { seconds: hour.seconds + seconds, rides: hour.rides + rides });
  };
  for (let from = startTime + shift; from < endTime + shift;) {
    const to = Math.min(endTime + shift, (Math.floor(from / HOUR_MS) + 1) * HOUR_MS);
    add(from, (to - from) / 1000, 0);
    from = to;
  }
  for (const start of rideStarts) add(start + shift, 0, 1);
  return [...hours].map(([hour, { seconds, rides }]) => [hour, seconds, rides]);
}

/** Of '+05:30'. */
function offsetMillis(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}
