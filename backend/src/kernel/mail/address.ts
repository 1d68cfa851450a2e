const LOCAL_CHARACTER = String.raw`[^\s\p{C}@<>(),;:."\\[\]]`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;

/** RFC 5321: of the whole address, and of what stands before the at sign. */
export const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * One plain email address for a regular expression with the `u` flag: no display name, no list, no quotes, no line
 * break. Dots separate, so none stands at an end or beside another.
 */
export const PLAIN_ADDRESS =
  `(?=[^@]{1,${LONGEST_LOCAL_PART}}@)${LOCAL_CHARACTER}+(?:\\.${LOCAL_CHARACTER}+)*` +
  `@(?:${LABEL}\\.)+(?=[^.\\s]{2,})(?!\\d+(?:\\s|$))${LABEL}`;

const WHOLE = new RegExp(`^${PLAIN_ADDRESS}$`, 'u');

export function isPlainAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && WHOLE.test(text);
}
