import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { fromRoot, root } from '../lib/paths.mjs';

/** A hash over names and contents of the inputs. */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = fromRoot(input);
    if (!existsSync(path)) continue;
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path]) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const stamp = (part) => fromRoot(part.output, '.built-from');

export function isUpToDate(part, hash) {
  return existsSync(stamp(part)) && readFileSync(stamp(part), 'utf8') === hash;
}

/** Called before a build, so that an interrupted build is not considered complete. */
export function forgetBuild(part) {
  rmSync(stamp(part), { force: true });
}

export function rememberBuild(part, hash) {
  writeFileSync(stamp(part), hash);
}
