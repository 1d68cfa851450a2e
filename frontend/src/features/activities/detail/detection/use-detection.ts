import { applyMarks, detectRides, type DetectionParameters } from '@rideline/detection-engine';
import { useDeferredValue, useMemo, useState } from 'react';
import { candidatesOf, NO_CANDIDATES } from '../candidates/candidates.ts';
import { engineMark } from '../marks/marks.ts';
import { createSession, type Session } from '../session.ts';
import { entriesOf, type Activity } from '../../activity.ts';
import { parametersOf } from './applied-parameters.ts';
import { whatIf, withRides } from './what-if.ts';

/**
 * Runs the engine here, over the loaded track: what nearly counted as the session is saved, and what other
 * parameters would find. Nothing runs for somebody who only looks (`owned` is null).
 */
export function useDetection(saved: Session, owned: Activity | null) {
  const [parameters, setParameters] = useState<DetectionParameters | null>(null);
  const tried = useDeferredValue(parameters);
  const { activity, track } = saved;
  const { surf_type } = activity;
  const applied = useMemo(() => parametersOf(activity), [activity]);
  const marks = useMemo(() => owned?.marks.map(engineMark) ?? null, [owned]);

  const inUse = useMemo(
    () =>
      marks === null || applied === null
        ? null
        : applyMarks(track, detectRides(track, surf_type, applied), marks),
    [track, surf_type, applied, marks],
  );
  const trial = useMemo(() => {
    if (tried === null || marks === null || owned === null) return null;
    const detection = applyMarks(track, detectRides(track, surf_type, tried), marks);
    const now = { rides: entriesOf(activity), deleted: owned.deleted_rides, marks };
    const result = whatIf(detection.rides, now);
    return { detection, result, session: createSession(withRides(activity, result.rides), track) };
  }, [activity, track, surf_type, tried, marks, owned]);

  const session = trial?.session ?? saved;
  const detection = trial?.detection ?? inUse;
  const candidates = useMemo(
    () => (detection === null ? NO_CANDIDATES : candidatesOf(detection, session.rides)),
    [detection, session],
  );
  return { applied, parameters, setParameters, result: trial?.result ?? null, session, candidates };
}
