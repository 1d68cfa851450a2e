/** A path from inside a zip as something to show: no way up, no drive, no control characters. */
export function entryPath(name: string): string {
  return name

    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[a-z]:$/i.test(part))
    .join('/');
}
