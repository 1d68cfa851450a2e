import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const KEY_BYTES = 32;
/** NIST SP 800-38D: 96-bit random nonces, safe for up to 2^32 messages per key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedParts {
  readonly nonce: Buffer;
  readonly tag: Buffer;
  readonly ciphertext: Buffer;
}

/** AES-256-GCM. @param context additional authenticated data; decrypting requires the same value */
export function encrypt(key: Uint8Array, content: Uint8Array, context: string): SealedParts {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final()]);
  return { nonce, tag: cipher.getAuthTag(), ciphertext };
}

/** @throws Error if key, context or content differ */
export function decrypt(key: Uint8Array, { nonce, tag, ciphertext }: SealedParts, context: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}
