import { showErrorToast } from '../ui/toast.ts';

const KEY = 'rideline.login-error';
const EXPIRES_AFTER_MS = 10_000;

/** Keeps an error for the login page across a page load. */
export function storeLoginError(message: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ message, at: Date.now() }));
  } catch {
    // Storage is blocked: the error is not shown again.
  }
}

/** The stored error if it is under 10 s old. */
export function readLoginError(now = Date.now()): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { message, at } = stored as { message?: unknown; at?: unknown };
    if (typeof message !== 'string' || typeof at !== 'number') return null;
    return now - at < EXPIRES_AFTER_MS ? message : null;
  } catch {
    return null;
  }
}

export function clearLoginError(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Shows a login error now, and again after a reload within 10 s. */
export function reportLoginError(sentence: string): void {
  storeLoginError(sentence);
  showErrorToast(sentence);
}

/** Shows the stored login error if it is under 10 s old. */
export function repeatLoginError(): void {
  const sentence = readLoginError();
  if (sentence !== null) showErrorToast(sentence);
}
