import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const KEY_BYTES = 32;
/** NIST SP 800-38D: 96 random bits; a key seals far fewer than 2^32 messages. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedParts {
  readonly nonce: Buffer;
  readonly tag: Buffer;
  readonly ciphertext: Buffer;
}

/** @param context what the content belongs to; opening with another context fails */
export function encrypt(key: Uint8Array, content: Uint8Array, context: string): SealedParts {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final()]);
  return { nonce, tag: cipher.getAuthTag(), ciphertext };
}

/** @throws Error when the key, the context or the content is not what it was */
export function decrypt(key: Uint8Array, { nonce, tag, ciphertext }: SealedParts, context: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}
