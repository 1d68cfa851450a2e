/** `npm run docs`: writes the pages that are read from the code; with --check only says whether they still hold. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readEventFlow } from './docs/event-flow.mjs';
import { renderEventFlow } from './docs/render-event-flow.mjs';
import { fromRoot } from './lib/paths.mjs';

const page = fromRoot('docs/event-flow.md');
const wanted = renderEventFlow(readEventFlow());
const present = existsSync(page) ? readFileSync(page, 'utf8') : '';
if (!process.argv.includes('--check')) {
  writeFileSync(page, wanted);
} else if (present !== wanted) {
  console.error('docs/event-flow.md no longer says what the code does: run `npm run docs` and commit it.');
  process.exitCode = 1;
}
