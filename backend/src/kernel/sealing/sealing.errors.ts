/** Sealed with a key that isn't here: rotated away, or its person was erased. */
export class SealingKeyMissing extends Error {
  override readonly name = 'SealingKeyMissing';
  constructor(readonly keyId: string) {
    super(`No key ${keyId}`);
  }
}

/** Not what was sealed: altered, cut off, or sealed for another context. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
  constructor(cause?: unknown) {
    super('The sealed content is broken or belongs elsewhere', { cause });
  }
}

/** The person was erased: nothing of theirs can be sealed any more. */
export class SubjectErased extends Error {
  override readonly name = 'SubjectErased';
  constructor(readonly subject: string) {
    super(`The key of subject ${subject} was dropped`);
  }
}
