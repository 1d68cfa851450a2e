import type { DetectionParameters } from '@rideline/detection-engine';
import { useDeferredValue, useMemo, useState } from 'react';
import { createSession, type Session } from '../session.ts';
import { whatIf, withRides } from './what-if.ts';

/** The session as saved, or as other parameters would show it. */
export function useWhatIf(saved: Session) {
  const [parameters, setParameters] = useState<DetectionParameters | null>(null);
  const tried = useDeferredValue(parameters);
  const trial = useMemo(() => {
    if (tried === null) return null;
    const { activity, track, rides } = saved;
    const result = whatIf(activity, track, rides, tried);
    return { result, session: createSession(withRides(activity, result.rides), track) };
  }, [saved, tried]);
  return { parameters, setParameters, result: trial?.result ?? null, session: trial?.session ?? saved };
}
