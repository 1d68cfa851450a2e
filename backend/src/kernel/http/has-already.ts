import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Names the body in an ETag, and says whether the caller has it already, who then gets a 304 without it. The tag is
 * weak: how the body is compressed changes its bytes.
 * @param ifNoneMatch the request's header of that name
 */
export function hasAlready(body: string, ifNoneMatch: string | undefined, reply: FastifyReply): boolean {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  void reply.header('etag', etag);
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) === true;
  if (known) void reply.code(304);
  return known;
}
