/** Part of `npm run check`: rules about the backend's modules that dependency-cruiser cannot check. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { misusedReadTables, moduleCircles } from './check/module-rules.mjs';
import { filesBelow } from './lib/files.mjs';
import { fromRoot, root } from './lib/paths.mjs';

const files = filesBelow(fromRoot('backend/src'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

const problems = [
  ...moduleCircles(files).map((circle) => `Modules import each other in a circle: ${circle}.`),
  ...misusedReadTables(files),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
