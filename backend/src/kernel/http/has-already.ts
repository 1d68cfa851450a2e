import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A weak tag: how the body is compressed changes its bytes. */
export const etagOf = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url')}"`;

/**
 * Names the answer in its ETag, and says whether the caller has it already, who then gets a 304 without it.
 * @param ifNoneMatch the request's header of that name
 */
export function hasAlready(etag: string, ifNoneMatch: string | undefined, reply: FastifyReply): boolean {
  void reply.header('etag', etag);
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) === true;
  if (known) void reply.code(304);
  return known;
}
