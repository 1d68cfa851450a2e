import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { fromRoot, root } from '../lib/paths.mjs';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
const LINK = /\]\((?!https?:)([^)#\s]+)/g;
/** A path in the running text, such as `backend/test/trim.int.spec.ts`. */
const PATH = /`((?:backend|detection-engine|docs|frontend|scripts)\/[\w./-]*)`/g;

/** Files that the written pages name and the repository does not have, as `page: path`. */
export function brokenLinks() {
  return [...PAGES.map((page) => fromRoot(page)), ...filesBelow(fromRoot('docs'))]
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const named = [
        ...[...text.matchAll(LINK)].map(([, target]) => ({ target, at: join(dirname(file), target) })),
        ...[...text.matchAll(PATH)].map(([, target]) => ({ target, at: fromRoot(target) })),
      ];
      return named
        .filter(({ at }) => !existsSync(at))
        .map(({ target }) => `${relative(root, file)}: ${target}`);
    });
}
