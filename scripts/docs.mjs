/** `npm run docs`: writes the pages that are read from the code; with --check only says whether they still hold. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readApiContract } from './docs/api-contract.mjs';
import { renderDecisionIndex } from './docs/decision-index.mjs';
import { readEventFlow } from './docs/event-flow.mjs';
import { renderEventFlow } from './docs/render-event-flow.mjs';
import { fromRoot } from './lib/paths.mjs';

const DECISIONS = 'docs/decisions';
const decisions = readdirSync(fromRoot(DECISIONS))
  .filter((name) => /^\d{4}-/.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(fromRoot(DECISIONS, name), 'utf8') }));

const { document, types } = await readApiContract();
const pages = {
  'docs/api/openapi.json': document,
  'frontend/src/app/api-types.ts': types,
  'docs/event-flow.md': renderEventFlow(readEventFlow()),
  [`${DECISIONS}/README.md`]: renderDecisionIndex(decisions),
};

for (const [path, wanted] of Object.entries(pages)) {
  const file = fromRoot(path);
  if (!process.argv.includes('--check')) writeFileSync(file, wanted);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    console.error(`${path} no longer says what the project does: run \`npm run docs\` and commit it.`);
    process.exitCode = 1;
  }
}
