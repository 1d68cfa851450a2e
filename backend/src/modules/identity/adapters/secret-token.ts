import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a bearer token or a mail link. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a token: the only form in which it is stored. */
export const secretTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
