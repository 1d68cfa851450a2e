/** Part of `npm run check`: rules about folders that dependency-cruiser cannot check. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  misusedReadTables,
  needlessStyles,
  ownProjections,
  ownTables,
  roomCircles,
  tooDeep,
} from './check/module-rules.mjs';
import { filesBelow } from './lib/files.mjs';
import { fromRoot, root } from './lib/paths.mjs';

const pathsBelow = (folder) =>
  filesBelow(fromRoot(folder)).map((file) => relative(root, file).replaceAll('\\', '/'));
const FOLDERS = ['backend/src', 'detection-engine/src', 'frontend/src'];
const filesNamed = (name) =>
  FOLDERS.flatMap(pathsBelow)
    .filter((path) => name.test(path))
    .map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));
const files = filesNamed(/\.tsx?$/);

const problems = [
  ...roomCircles(files).map((circle) => `Rooms import each other in a circle: ${circle}.`),
  ...FOLDERS.flatMap((folder) => tooDeep(pathsBelow(folder))),
  ...misusedReadTables(files),
  ...ownProjections(files),
  ...ownTables(files),
  ...needlessStyles(filesNamed(/\.module\.css$/)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
