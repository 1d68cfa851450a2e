import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A weak ETag of the answer's inputs. Weak, because compression changes the bytes of the body. */
export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return `W/"${hash.digest('base64url')}"`;
}

/**
 * Sets the ETag header, and the status 304 if the client has this version.
 * @param ifNoneMatch the request's If-None-Match header
 * @returns true if the client has this version; the answer then has no body
 */
export function isNotModified(etag: string, ifNoneMatch: string | undefined, reply: FastifyReply): boolean {
  void reply.header('etag', etag);
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) === true;
  if (known) void reply.code(304);
  return known;
}
