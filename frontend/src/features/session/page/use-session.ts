import { useMemo, useState } from 'react';
import { useGetActivityQuery } from '../../../activity/activities.api.ts';
import { entriesOf, parametersOf, type Activity } from '../../../activity/activity.ts';
import { trackOf } from '../../../activity/track-cache.ts';
import { numberRides, type RideNumbers } from './ride-numbers.ts';
import { createSession, type Session } from './session.ts';

export type SessionState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly activity: Activity; readonly session: Session };

/** Rides keep their numbers through marks, deletions and trimming. Other parameters or another surf type renumber them. */
const sameDetection = (a: Activity, b: Activity) =>
  a.url_hash === b.url_hash &&
  a.surf_type === b.surf_type &&
  JSON.stringify(parametersOf(a)) === JSON.stringify(parametersOf(b));

/** The numbers of a session's rides, stable while its page is open. */
function useRideNumbers(activity: Activity | undefined): RideNumbers {
  const [kept, setKept] = useState<{ readonly of: Activity; readonly numbers: RideNumbers } | null>(null);
  if (activity !== undefined && kept?.of !== activity) {
    const before = kept !== null && sameDetection(kept.of, activity) ? kept.numbers : [];
    setKept({ of: activity, numbers: numberRides(entriesOf(activity), before) });
  }
  return kept?.numbers ?? [];
}

/** Loads the session of a url_hash. The track stays the same object while its points are unchanged. */
export function useSession(urlHash: string): SessionState {
  const { currentData: activity, error, refetch } = useGetActivityQuery(urlHash);
  const track = activity === undefined ? undefined : trackOf(urlHash);
  const numbers = useRideNumbers(activity);
  const session = useMemo(
    () => (activity === undefined || track === undefined ? null : createSession(activity, track, numbers)),
    [activity, track, numbers],
  );
  if (activity !== undefined && session !== null) return { phase: 'ready', activity, session };
  if (error !== undefined) return { phase: 'failed', error, retry: () => void refetch() };
  return { phase: 'loading' };
}
