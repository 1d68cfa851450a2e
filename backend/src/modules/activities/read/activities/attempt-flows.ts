import type { RideFlow, SessionConditions } from '../../session-conditions.port.ts';
import type { StoredActivity } from './activities.projection.ts';

export interface StoredAttempts {
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly starts: readonly number[] | null;
}

/** Where and when attempts of activity `a` began: Postgres reads them, since all rides are megabytes of a long list. */
export const ATTEMPTS = `json_build_object(
  'position', a.detected->'firstTakeOff',
  'starts', (SELECT json_agg(ride->'startTime') FROM json_array_elements(a.detected->'rides') AS ride))`;

/** The current at each attempt, by url_hash of the sessions where it is known. */
export async function attemptFlowsOf(
  conditions: SessionConditions,
  activities: readonly (Pick<StoredActivity, 'document'> & { readonly attempts: StoredAttempts | null })[],
): Promise<ReadonlyMap<string, readonly RideFlow[]>> {
  const sessions = activities.flatMap(({ document: { urlHash, isTimeHidden }, attempts }) =>
    attempts === null
      ? []
      : [{ urlHash, isTimeHidden, position: attempts.position, starts: attempts.starts ?? [] }],
  );
  const flows = await conditions.attemptFlows(sessions);
  return new Map(
    sessions.flatMap(({ urlHash }, index) => {
      const own = flows[index] ?? null;
      return own === null ? [] : [[urlHash, own] as const];
    }),
  );
}
