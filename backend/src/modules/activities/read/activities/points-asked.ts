import type { FastifyReply } from 'fastify';

/** What the web app accepts: the track as the engine's columns instead of an object per trackpoint. */
export const COLUMNS = 'application/vnd.rideline.columns+json';

/** How an activity's points are written. */
export type Points = 'objects' | 'columns';

/** What the Accept header asks for; the answer says what it is, and that it hangs on that header. */
export function pointsAsked(accept: string | undefined, reply: FastifyReply): Points {
  const points = accept?.includes(COLUMNS) === true ? 'columns' : 'objects';
  void reply
    .header('content-type', points === 'columns' ? COLUMNS : 'application/json; charset=utf-8')
    .header('vary', 'accept, accept-encoding');
  return points;
}
