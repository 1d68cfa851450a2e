import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot } from './lib/paths.mjs';

/**
 * Writes the names of sports, makers and Garmin's models from the pinned FIT SDK, whose whole profile takes a process
 * longer to load than a file to read. `--check` fails where the table is another one.
 */
const TABLE = 'detection-engine/src/formats/fit/fit-name-table.ts';
const TYPES = { FIT_SPORTS: 'sport', FIT_MAKERS: 'manufacturer', GARMIN_MODELS: 'garminProduct' };

const { resolve } = createRequire(fromRoot('detection-engine/package.json'));
const { Profile } = await import(resolve('@garmin/fitsdk'));

const tables = Object.entries(TYPES).map(([name, type]) => {
  const pairs = Object.entries(Profile.types[type]).map(([number, word]) => `${number} ${word}`);
  return `export const ${name} =\n  '${pairs.join(' ')}';\n`;
});
const text = `/**
 * Names by their numbers in the FIT profile, as \`number name number name\`. Written by \`npm run fit-names\`, which
 * explains it.
 */
${tables.join('\n')}`;

if (!process.argv.includes('--check')) writeFileSync(fromRoot(TABLE), text);
else if (readFileSync(fromRoot(TABLE), 'utf8') !== text) {
  console.error(`${TABLE} is not that of the FIT SDK: npm run fit-names`);
  process.exitCode = 1;
}
