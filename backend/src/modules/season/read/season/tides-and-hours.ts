import { FLOW_BANDS, TIDE_STATES } from '../../../conditions/index.ts';
import type { SeasonAnswer } from '../../season.schema.ts';
import { rateOf, sum } from './figures.ts';
import type { SeasonSession } from './person-season.ts';

interface Part {
  readonly seconds: number;
  readonly rides: number;
}

const countsOf = (parts: readonly Part[]) => {
  const seconds = sum(parts, (part) => part.seconds);
  const rides = sum(parts, (part) => part.rides);
  return { sessions: parts.length, rides, time_in_water: seconds, rides_per_hour: rateOf(rides, seconds) };
};

/** Time and rides by what the tide did meanwhile; states without a session are left out. */
export function tidesOf(sessions: readonly SeasonSession[]): SeasonAnswer['tides'] {
  return TIDE_STATES.flatMap((state) => {
    const parts = sessions.flatMap(({ waters }) => {
      const seconds = waters?.seconds.get(state) ?? 0;
      return seconds === 0 ? [] : [{ seconds, rides: waters?.rides.get(state) ?? 0 }];
    });
    return parts.length === 0 ? [] : [{ state, ...countsOf(parts) }];
  });
}

/** Fewer sessions say nothing about a flow. */
const FEWEST_SESSIONS = 5;

/** Time and rides by knots of flood, the weakest first. */
export function flowsOf(sessions: readonly SeasonSession[]): SeasonAnswer['flows'] {
  return FLOW_BANDS.flatMap((band) => {
    const parts = sessions.flatMap(({ waters }) => {
      const seconds = waters?.flow?.seconds.get(band) ?? 0;
      return seconds === 0 ? [] : [{ seconds, rides: waters?.flow?.rides.get(band) ?? 0 }];
    });
    return parts.length < FEWEST_SESSIONS ? [] : [{ from_knots: band, ...countsOf(parts) }];
  });
}

/** Time and rides by hour of the day at the spot; hours without a session are left out. */
export function hoursOf(sessions: readonly SeasonSession[]): SeasonAnswer['hours'] {
  const parts = Array.from({ length: 24 }, (): Part[] => []);
  for (const { hours } of sessions) {
    for (const [hour, seconds, rides] of hours) parts[hour]?.push({ seconds, rides });
  }
  return parts.flatMap((own, hour) => (own.length === 0 ? [] : [{ hour, ...countsOf(own) }]));
}
