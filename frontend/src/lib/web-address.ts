/** http(s), two slashes, a host; no whitespace, backslash or invisible character anywhere. */
const PLAIN = /^https?:\/\/[^\s\\/?#\p{C}][^\s\\\p{C}]*$/iu;
const NAMES_A_HOST = /[\p{L}\p{N}]/u;

/**
 * Whether a URL may be linked from a page: absolute http or https without credentials. The backend's
 * `web-address.ts` has the same check and the same test cases.
 */
export function isWebAddress(address: string): boolean {
  if (!PLAIN.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return NAMES_A_HOST.test(hostname) && username === '' && password === '';
}
