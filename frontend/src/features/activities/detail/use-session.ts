import { useMemo } from 'react';
import { useGetActivityQuery } from '../activities.api.ts';
import type { Activity } from '../activity.ts';
import { trackOf } from '../track-cache.ts';
import { createSession, type Session } from './session.ts';

export type SessionState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly activity: Activity; readonly session: Session };

/** The session of an address. Its track is decoded once and stays the same object while the points do. */
export function useSession(urlHash: string): SessionState {
  const { currentData: activity, error, refetch } = useGetActivityQuery(urlHash);
  const track = activity === undefined ? undefined : trackOf(urlHash);
  const session = useMemo(
    () => (activity === undefined || track === undefined ? null : createSession(activity, track)),
    [activity, track],
  );
  if (activity !== undefined && session !== null) return { phase: 'ready', activity, session };
  if (error !== undefined) return { phase: 'failed', error, retry: () => void refetch() };
  return { phase: 'loading' };
}
