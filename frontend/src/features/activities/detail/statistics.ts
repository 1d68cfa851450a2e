import {
  kilometersPerHour,
  meters,
  seconds,
  summarize,
  type SessionSummary,
  type SummarizedRide,
} from '@rideline/detection-engine';
import type { SurfType } from '../activity.ts';
import type { SessionRide } from './session.ts';

export interface SessionStatistics {
  readonly summary: SessionSummary;
  /** The rides that hold the records; null without rides. */
  readonly longest: SessionRide | null;
  readonly longestInTime: SessionRide | null;
  readonly fastest: SessionRide | null;
}

const summarized = ({ ride }: SessionRide): SummarizedRide => ({
  duration: seconds(ride.duration),
  distance: meters(ride.distance),
  maxSpeed: kilometersPerHour(ride.max_speed),
  surfTime: seconds(ride.surf_time),
  isSurfRide: ride.is_surf_ride,
  isTour: ride.is_tour,
});

function most(rides: readonly SessionRide[], measure: (ride: SessionRide) => number): SessionRide | null {
  return rides.reduce<SessionRide | null>(
    (best, ride) => (best === null || measure(ride) > measure(best) ? ride : best),
    null,
  );
}

/** The figures of the statistics panel, from the rides on the screen. */
export function statisticsOf(rides: readonly SessionRide[], surfType: SurfType): SessionStatistics {
  const surfed = rides.filter(({ ride }) => ride.is_surf_ride);
  return {
    summary: summarize(rides.map(summarized), surfType),
    longest: most(surfed, ({ ride }) => ride.distance),
    longestInTime: most(surfed, ({ ride }) =>
      surfType === 'standing_waves' ? ride.surf_time : ride.duration,
    ),
    fastest: most(rides, ({ ride }) => ride.max_speed),
  };
}
