/** The host follows the slashes, without whitespace, backslashes and invisible characters anywhere. */
const PLAIN = /^https?:\/\/[^\s\\/?#\p{C}][^\s\\\p{C}]*$/iu;
const NAMES_A_HOST = /[\p{L}\p{N}]/u;

/**
 * True for an absolute http or https URL without user name or password. The frontend has the same check
 * (`web-address.ts`), and the specs of both have the same examples.
 */
export function isWebAddress(address: string): boolean {
  if (!PLAIN.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return NAMES_A_HOST.test(hostname) && username === '' && password === '';
}
