/** Entry of `nest start` (nest-cli.json), which has type-checked the backend: bundles the server and runs it. */
import { pathToFileURL } from 'node:url';
import { build } from './build/build.mjs';
import { fromRoot } from './lib/paths.mjs';

await build({ names: ['backend'] });
// Not a literal: the compiler would check the compiled files too.
await import(pathToFileURL(fromRoot('backend/dist/main.js')).href);
