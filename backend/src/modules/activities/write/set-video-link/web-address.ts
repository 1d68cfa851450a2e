/** A host right after the slashes, and nowhere a blank, a backslash, or a character that shows nothing. */
const PLAIN = /^https?:\/\/[^\s\\/?#\p{C}][^\s\\\p{C}]*$/iu;
const NAMES_A_HOST = /[\p{L}\p{N}]/u;

/**
 * Whether an address may be opened from a page: http or https, written out, and no name or password in it. The
 * browser checks the same (`web-address.ts` of the frontend), and the specs of both hold the same examples.
 */
export function isWebAddress(address: string): boolean {
  if (!PLAIN.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return NAMES_A_HOST.test(hostname) && username === '' && password === '';
}
