import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** The script of a package's command, to run with this Node instead of a shell or npx. */
export function binary(packageName, command = packageName) {
  const { bin } = JSON.parse(readFileSync(fromRoot('node_modules', packageName, 'package.json'), 'utf8'));
  return fromRoot('node_modules', packageName, typeof bin === 'string' ? bin : bin[command]);
}
