import {
  kilometersPerHour,
  meters,
  seconds,
  summarize,
  surest,
  type SessionSummary,
  type SummarizedRide,
} from '@rideline/detection-engine';
import type { SurfType } from '../../../../app/api-types.ts';
import { timeOf } from '../../activity.ts';
import type { SessionRide } from '../session/session.ts';

export interface SessionStatistics {
  readonly summary: SessionSummary;
  /** The record rides; null without rides. */
  readonly longest: SessionRide | null;
  readonly longestInTime: SessionRide | null;
  readonly fastest: SessionRide | null;
}

const summarized = ({ ride }: SessionRide): SummarizedRide => ({
  duration: seconds(ride.duration),
  distance: meters(ride.distance),
  maxSpeed: kilometersPerHour(ride.max_speed),
  surfTime: seconds(ride.surf_time),
  rough: ride.rough,
  isSurfRide: ride.is_surf_ride,
  isTour: ride.is_tour,
});

/** The rides that may hold records: rough ones only if there are no others. */
function surestOf(rides: readonly SessionRide[]): readonly SessionRide[] {
  const sure = new Set(surest(rides.map(({ ride }) => ride)));
  return rides.filter(({ ride }) => sure.has(ride));
}

function most(rides: readonly SessionRide[], measure: (ride: SessionRide) => number): SessionRide | null {
  return surestOf(rides).reduce<SessionRide | null>(
    (best, ride) => (best === null || measure(ride) > measure(best) ? ride : best),
    null,
  );
}

/** The summary and record rides of the rides shown. */
export function statisticsOf(rides: readonly SessionRide[], surfType: SurfType): SessionStatistics {
  const surfed = rides.filter(({ ride }) => ride.is_surf_ride);
  return {
    summary: summarize(rides.map(summarized), surfType),
    longest: most(surfed, ({ ride }) => ride.distance),
    longestInTime: most(surfed, ({ ride }) => timeOf(ride, surfType)),
    fastest: most(rides, ({ ride }) => ride.max_speed),
  };
}
