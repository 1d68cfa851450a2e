import {
  kilometersPerHour,
  meters,
  seconds,
  summarize,
  surest,
  type SummarizedRide,
} from '@rideline/detection-engine';
import type { SurfType } from '../../../app/api-types.ts';
import { type Ride, timeOf } from '../../../activity/activity.ts';
import type { SessionRide } from '../page/session.ts';

export interface RecordRides {
  /** The ride that set the record; null without rides. */
  readonly by: SessionRide | null;
  /** The largest of the rough rides above the record. */
  readonly larger: SessionRide | null;
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

function most(rides: readonly SessionRide[], measure: (ride: Ride) => number): SessionRide | null {
  return rides.reduce<SessionRide | null>(
    (best, entry) => (best === null || measure(entry.ride) > measure(best.ride) ? entry : best),
    null,
  );
}

/** Rough rides set a record only if there are no others. */
function recordOf(rides: readonly SessionRide[], measure: (ride: Ride) => number): RecordRides {
  const sure = new Set(surest(rides.map(({ ride }) => ride)));
  const by = most(
    rides.filter(({ ride }) => sure.has(ride)),
    measure,
  );
  const largest = most(rides, measure);
  const isLarger = by !== null && largest !== null && measure(largest.ride) > measure(by.ride);
  return { by, larger: isLarger ? largest : null };
}

/** The summary and record rides of the rides shown. */
export function statisticsOf(rides: readonly SessionRide[], surfType: SurfType) {
  const surfed = rides.filter(({ ride }) => ride.is_surf_ride);
  const tours = rides.filter(({ ride }) => ride.is_tour);
  return {
    summary: summarize(rides.map(summarized), surfType),
    longest: recordOf(surfed, ({ distance }) => distance),
    longestInTime: recordOf(surfed, (ride) => timeOf(ride, surfType)),
    fastest: recordOf(rides, (ride) => ride.max_speed),
    longestTour: recordOf(tours, ({ distance }) => distance),
    longestTourInTime: recordOf(tours, ({ duration }) => duration),
  };
}
