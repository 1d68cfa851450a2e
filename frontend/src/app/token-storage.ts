const KEY = 'rideline.token';

/** The bearer token as this browser keeps it; storage that is refused behaves like an empty one. */
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
      // The session then lasts as long as this page.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
