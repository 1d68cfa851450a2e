import { sessionCell, type SessionFrame, sessionFrame, type Track } from '@rideline/detection-engine';
import type { Coasts } from '../adapters/coasts.ts';
import type { Ride } from '../events/detection-events.ts';

/** What pictures of a session show, with the coast around it. */
export async function frameOfSession(
  coasts: Coasts,
  track: Track,
  rides: readonly Pick<Ride, 'firstPoint' | 'lastPoint'>[],
): Promise<SessionFrame> {
  const spans = rides.map(({ firstPoint, lastPoint }) => [firstPoint, lastPoint] as const);
  return sessionFrame(track, spans, await coasts.ofCell(sessionCell(track, spans)));
}
