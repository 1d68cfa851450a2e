import { base64urlOf } from '../lib/base64.ts';

const KEY = 'rideline.registration';
const BYTES = 32;

let inMemory: string | null = null;

/**
 * Random text that proves that this browser registered, so that the mailed link can log it in. Kept until somebody
 * logs in here. Where storage is blocked it lasts until the page is closed.
 */
export const browserSecret = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY) ?? inMemory;
    } catch {
      return inMemory;
    }
  },
  readOrCreate(): string {
    const secret = browserSecret.read() ?? base64urlOf(crypto.getRandomValues(new Uint8Array(BYTES)));
    inMemory = secret;
    try {
      localStorage.setItem(KEY, secret);
    } catch {
      // Storage is blocked: the link then asks for the password.
    }
    return secret;
  },
  clear(): void {
    inMemory = null;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};
