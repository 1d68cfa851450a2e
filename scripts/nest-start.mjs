/** Entry of `nest start` (nest-cli.json): builds the engine where it is out of date, then runs what Nest compiled. */
import { build } from './build/build.mjs';

await build({ names: ['detection-engine'] });
await import('../backend/dist/main.js');
