import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a bearer token or a mail link. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: its SHA-256. */
export const secretTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
