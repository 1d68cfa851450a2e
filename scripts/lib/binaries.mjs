import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** The script behind a tool's command, to be run by this very Node: no shell, no npx, the same everywhere. */
export function binary(packageName, command = packageName) {
  const { bin } = JSON.parse(readFileSync(fromRoot('node_modules', packageName, 'package.json'), 'utf8'));
  return fromRoot('node_modules', packageName, typeof bin === 'string' ? bin : bin[command]);
}
