import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NEVER = new Set([
  'node_modules',
  'dist',
  '.git',
  'data',
  'test-results',
  'playwright-report',
  'coverage',
]);

/** All files below a folder, sorted, without generated and installed folders; empty for a missing folder. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
      return NEVER.has(entry.name) ? [] : filesBelow(path);
    });
}
