/** Returns the path of a `redirect` parameter if it stays on this site, else null (prevents open redirects). */
export function safePath(path: string | null | undefined): string | null {
  if (path === null || path === undefined || !/^\/(?![/\\])/.test(path)) return null;
  // Browsers drop tabs and line breaks from URLs and treat a backslash as a slash.
  return /[\u0000-\u001f\\]/.test(path) ? null : path;
}
