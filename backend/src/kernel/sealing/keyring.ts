import { createHash } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES } from './aead.ts';
import { SealBroken, SealingKeyMissing } from './sealing.errors.ts';

const VERSION = '1';

/**
 * Authenticated encryption with key rotation: seals with the first key, opens with any. Envelope:
 * `version|key id|nonce|tag|ciphertext`, the last three in base64url; AES-256-GCM. A key's id is the start of its
 * SHA-256.
 */
export class Keyring {
  private readonly keys: ReadonlyMap<string, Uint8Array>;
  private readonly sealingId: string;

  /** @throws RangeError without keys, or if a key is not 32 bytes long */
  constructor(keys: readonly Uint8Array[]) {
    if (keys.some((key) => key.length !== KEY_BYTES)) throw new RangeError(`A key has ${KEY_BYTES} bytes`);
    const [first] = keys;
    if (first === undefined) throw new RangeError('A keyring holds at least one key');
    this.sealingId = idOf(first);
    this.keys = new Map(keys.map((key) => [idOf(key), key]));
  }

  /** @param context authenticated with the content; `open` requires the same value */
  seal(content: Uint8Array, context: string): string {
    const key = this.keys.get(this.sealingId) as Uint8Array;
    const { nonce, tag, ciphertext } = encrypt(key, content, context);
    const parts = [nonce, tag, ciphertext].map((part) => part.toString('base64url'));
    return [VERSION, this.sealingId, ...parts].join('|');
  }

  /** @throws SealingKeyMissing, SealBroken */
  open(envelope: string, context: string): Buffer {
    const [version, keyId, nonce, tag, ciphertext, ...more] = envelope.split('|');
    if (version !== VERSION || ciphertext === undefined || more.length > 0) throw new SealBroken();
    const key = this.keys.get(keyId as string);
    if (key === undefined) throw new SealingKeyMissing(keyId as string);
    const bytes = (text: string | undefined) => Buffer.from(text as string, 'base64url');
    try {
      return decrypt(key, { nonce: bytes(nonce), tag: bytes(tag), ciphertext: bytes(ciphertext) }, context);
    } catch (error) {
      throw new SealBroken(error);
    }
  }
}

const idOf = (key: Uint8Array) => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** Encryption keys of the personal fields in events, one per person. */
export interface PersonKeys {
  /** Creates the key on first use. @throws SubjectErased once it was dropped */
  forSealing(subject: string): Promise<Keyring>;
  /** Omits people without a key. */
  forOpening(subjects: Iterable<string>): Promise<ReadonlyMap<string, Keyring>>;
}
