/** Entry of `nest start` (nest-cli.json): builds the engine where it is out of date, then runs what Nest compiled. */
import { pathToFileURL } from 'node:url';
import { build } from './build/build.mjs';
import { fromRoot } from './lib/paths.mjs';

await build({ names: ['detection-engine'] });
// Not a literal: the compiler would check the compiled files too.
await import(pathToFileURL(fromRoot('backend/dist/main.js')).href);
