// Loaded into a server by --import: writes the files of the CommonJS modules that it loaded to LOADED_MODULES.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);
process.on('exit', () => writeFileSync(process.env.LOADED_MODULES, Object.keys(cache).join('\n')));
