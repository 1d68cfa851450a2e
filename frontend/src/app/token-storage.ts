const KEY = 'rideline.token';

/** The bearer token in local storage. Blocked storage behaves like an empty one. */
export const tokenStorage = {
  key: KEY,
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(token: string): void {
    try {
      localStorage.setItem(KEY, token);
    } catch {
      // Storage is blocked: the login lasts until the page is closed.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};
