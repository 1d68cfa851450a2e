/** A path of this site from a `redirect` parameter; anything that could lead elsewhere is refused. */
export function safePath(path: string | null | undefined): string | null {
  if (path === null || path === undefined || !/^\/(?![/\\])/.test(path)) return null;
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  return /[\u0000-\u001f\\]/.test(path) ? null : path;
}
