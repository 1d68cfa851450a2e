const KEY = 'rideline.login-error';
/** How long a stored sign-in error is worth showing again. */
const ERROR_SHOWN_FOR_MS = 10_000;

/** Keeps an error for the sign-in page, which may be a page load away. */
export function storeLoginError(message: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ message, at: Date.now() }));
  } catch {
    // The error is then shown once, where it arose.
  }
}

/** The stored error if it is under 10 s old. */
export function readLoginError(now = Date.now()): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { message, at } = stored as { message?: unknown; at?: unknown };
    if (typeof message !== 'string' || typeof at !== 'number') return null;
    return now - at < ERROR_SHOWN_FOR_MS ? message : null;
  } catch {
    return null;
  }
}

export function clearLoginError(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
