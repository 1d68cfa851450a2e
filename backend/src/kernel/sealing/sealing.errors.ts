/** The key of the envelope is missing: it was rotated out, or its person was erased. */
export class SealingKeyMissing extends Error {
  override readonly name = 'SealingKeyMissing';
  constructor(readonly keyId: string) {
    super(`No key ${keyId}`);
  }
}

/** The envelope was altered or truncated, or was sealed for another context. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
  constructor(cause?: unknown) {
    super('The sealed content is broken or belongs elsewhere', { cause });
  }
}

/** The person was erased, so no data can be sealed for them. */
export class SubjectErased extends Error {
  override readonly name = 'SubjectErased';
  constructor(readonly subject: string) {
    super(`The key of subject ${subject} was dropped`);
  }
}
