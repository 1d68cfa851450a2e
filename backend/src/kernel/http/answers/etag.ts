import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A weak tag of everything an answer is made from: how the body is compressed changes its bytes. */
export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return `W/"${hash.digest('base64url')}"`;
}

/**
 * Names the answer in its ETag, and says whether the caller has it already, who then gets a 304 without it.
 * @param ifNoneMatch the request's header of that name
 */
export function isNotModified(etag: string, ifNoneMatch: string | undefined, reply: FastifyReply): boolean {
  void reply.header('etag', etag);
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) === true;
  if (known) void reply.code(304);
  return known;
}
