/** `npm run docs`: writes the generated pages; with --check it only compares the pages. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readApiContract } from './docs/api-contract.mjs';
import { brokenLinks } from './docs/broken-links.mjs';
import { renderComponentStyles } from './docs/component-styles.mjs';
import { renderDecisionIndex } from './docs/decision-index.mjs';
import { readEventFlow } from './docs/event-flow.mjs';
import { renderEventFlow } from './docs/render-event-flow.mjs';
import { fromRoot } from './lib/paths.mjs';

const isCheck = process.argv.includes('--check');
const DECISIONS = 'docs/decisions';
const MODULE_PAGES = 'docs/event-flow';

const decisions = readdirSync(fromRoot(DECISIONS))
  .filter((name) => /^\d{4}-/.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(fromRoot(DECISIONS, name), 'utf8') }));

const pages = {
  ...(await readApiContract()),
  ...renderEventFlow(readEventFlow()),
  'frontend/src/app/component-styles.ts': renderComponentStyles(),
  [`${DECISIONS}/README.md`]: renderDecisionIndex(decisions),
};

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

for (const [path, wanted] of Object.entries(pages)) {
  const file = fromRoot(path);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  if (isCheck) fail(`${path} is out of date: run \`npm run docs\` and commit it.`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wanted);
  }
}
for (const name of existsSync(fromRoot(MODULE_PAGES)) ? readdirSync(fromRoot(MODULE_PAGES)) : []) {
  const path = `${MODULE_PAGES}/${name}`;
  if (path in pages) continue;
  if (isCheck) fail(`${path} is about no module: run \`npm run docs\` and commit it.`);
  else rmSync(fromRoot(path));
}
for (const link of brokenLinks()) fail(`There is no such file: ${link}`);
