import { applyMarks, detectRides, type DetectionParameters } from '@rideline/detection-engine';
import { useDeferredValue, useMemo, useState } from 'react';
import { headingInUse } from '../../../lib/usual-heading.ts';
import { candidatesOf, NO_CANDIDATES } from '../not-counted/candidates.ts';
import { engineMark } from '../marks/marks.ts';
import { createSession, type Session } from '../page/session.ts';
import { entriesOf, parametersOf, type Activity } from '../../../activity/activity.ts';
import { deletedRides, whatIf, withRides } from '../what-if/what-if.ts';

/**
 * Runs the engine in the browser on the loaded track: candidates of the saved session, and the preview of other
 * parameters. Does nothing on the public page (`owned` is null).
 */
export function useDetection(saved: Session, owned: Activity | null) {
  const [parameters, setParameters] = useState<DetectionParameters | null>(null);
  const previewed = useDeferredValue(parameters);
  const { activity, track } = saved;
  const { surf_type } = activity;
  const sport = owned?.sport ?? null;
  const heading = owned === null ? null : headingInUse(owned);
  const applied = useMemo(() => parametersOf(activity), [activity]);
  const marks = useMemo(() => owned?.marks.map(engineMark) ?? null, [owned]);

  const known = useMemo(() => {
    if (marks === null || owned === null) return null;
    const { deleted_rides: deleted, trimmed_rides: trimmed } = owned;
    return { rides: entriesOf(activity), deleted, trimmed, marks };
  }, [activity, marks, owned]);

  const current = useMemo(
    () =>
      marks === null || applied === null
        ? null
        : applyMarks(track, detectRides(track, surf_type, applied, sport, heading), marks),
    [track, surf_type, sport, heading, applied, marks],
  );
  const preview = useMemo(() => {
    if (previewed === null || known === null) return null;
    const found = detectRides(track, surf_type, previewed, sport, heading);
    const detection = applyMarks(track, found, known.marks);
    const result = whatIf(detection.rides, known);
    return { detection, result, session: createSession(withRides(activity, result.rides), track) };
  }, [activity, track, surf_type, sport, heading, previewed, known]);

  const session = preview?.session ?? saved;
  const detection = preview?.detection ?? current;
  const candidates = useMemo(
    () =>
      detection === null || known === null
        ? NO_CANDIDATES
        : candidatesOf(detection, session.rides, deletedRides(detection.rides, known)),
    [detection, session, known],
  );
  const notSurfing = detection?.notSurfing ?? null;
  return {
    applied,
    parameters,
    setParameters,
    result: preview?.result ?? null,
    session,
    candidates,
    notSurfing,
    /** Of the saved session; null while other parameters are previewed. */
    lowerMinimum: (preview === null && current?.lowerMinimum) || null,
  };
}

export type DetectionOfSession = ReturnType<typeof useDetection>;
