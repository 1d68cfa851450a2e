const LOCAL_CHARACTER = String.raw`[^\s\p{C}@<>(),;:."\\[\]]`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;

/** Limits of RFC 5321: the whole address, and the part before the at sign. */
export const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * Regular expression (flag `u`) of one plain email address: no display name, list, quotes or line break, and no
 * leading, trailing or consecutive dots.
 */
export const PLAIN_ADDRESS =
  `(?=[^@]{1,${LONGEST_LOCAL_PART}}@)${LOCAL_CHARACTER}+(?:\\.${LOCAL_CHARACTER}+)*` +
  `@(?:${LABEL}\\.)+(?=[^.\\s]{2,})(?!\\d+(?:\\s|$))${LABEL}`;

const WHOLE = new RegExp(`^${PLAIN_ADDRESS}$`, 'u');

export function isPlainAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && WHOLE.test(text);
}
