import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { fromRoot } from '../lib/paths.mjs';

const HEAD = `// Written by \`npm run docs\`: the layered styles of the library's components that the app has, and of what they are made
// of, in the library's order. Loaded with the first page other than the landing page.
`;
const NAMED = /import\s*\{([^}]*)\}\s*from\s*["'](@mantine\/core|\.[^"']+)["']/g;

const allStyles = createRequire(fromRoot('frontend/package.json')).resolve('@mantine/core/styles.layer.css');
const packageFolder = dirname(allStyles);
const code = join(packageFolder, 'esm');
const sheetOf = (name) => join(packageFolder, 'styles', `${name}.layer.css`);

/** The first class of a sheet, which only this one begins with. */
const firstClass = (sheet) => /\.m_\w+/.exec(sheet)?.[0] ?? '';

/** Each import with a name, as [name, address]. */
const importsIn = (text) =>
  [...text.matchAll(NAMED)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => /** @type {const} */ ([name, from])),
  );

/** Names of the style sheets of a module of the package and of all that it imports. */
function addSheets(file, sheets, seen) {
  if (seen.has(file)) return;
  seen.add(file);
  if (file.endsWith('.module.mjs')) sheets.add(basename(file, '.module.mjs'));
  else
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/ from "(\.[^"]+)"/g))
      addSheets(join(dirname(file), from), sheets, seen);
}

/** Of the library's messages, which are a package of their own. */
const OF_MESSAGES = 'Notification';

/** The web app's file of component styles. */
export function renderComponentStyles() {
  const modules = new Map(importsIn(readFileSync(join(code, 'index.mjs'), 'utf8')));
  const used = filesBelow(fromRoot('frontend/src'))
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
    .flatMap((file) => importsIn(readFileSync(file, 'utf8')))
    .filter(([, from]) => from === '@mantine/core')
    .map(([name]) => name);
  const sheets = new Set();
  const seen = new Set();
  for (const name of [...used, OF_MESSAGES]) addSheets(join(code, modules.get(name)), sheets, seen);
  const all = readFileSync(allStyles, 'utf8');
  const place = (name) => all.indexOf(firstClass(readFileSync(sheetOf(name), 'utf8')));
  const ordered = [...sheets].sort((one, other) => place(one) - place(other));
  const paths = [...ordered.map((name) => `core/styles/${name}`), 'notifications/styles'];
  return `${HEAD}${paths.map((path) => `import '@mantine/${path}.layer.css';\n`).join('')}`;
}
