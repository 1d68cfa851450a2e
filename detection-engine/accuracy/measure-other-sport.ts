import { DEFAULT_DETECTION_PARAMETERS, type SurfType, cleanTrack, detectRides } from '../src/index.ts';
import { type SessionOrder, simulate } from './sessions.ts';

/** What counts in a file of another sport, which should be nothing. */
export interface OtherSportScore {
  readonly kind: 'other sport';
  readonly order: SessionOrder;
  readonly hours: number;
  readonly rides: number;
  readonly attempts: number;
}

export function measureOtherSport(order: SessionOrder): OtherSportScore {
  const { recorded } = simulate(order);
  const track = cleanTrack(recorded);
  const found = (surfType: SurfType) =>
    detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, recorded.facts.sport).rides.length;
  return {
    kind: 'other sport',
    order,
    hours: (recorded.time[recorded.length - 1]! - recorded.time[0]!) / 3_600_000,
    rides: found('traveling_waves'),
    attempts: found('standing_waves'),
  };
}
