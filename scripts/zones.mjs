import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot } from './lib/paths.mjs';

/**
 * Writes the table of time zones from the pinned `moment-timezone`. `--check` fails where the table is another one, and
 * `--newer` where a newer release is out, which needs the network.
 */
const TABLE = 'detection-engine/src/time/zone-table.ts';
const PACKAGE = 'moment-timezone';
/** Changes of clocks in these years: watches record since then, and the package repeats the last rule for ever. */
const FIRST = Date.UTC(2000, 0, 1);
const END = Date.UTC(2040, 0, 1);
const MINUTE_MS = 60_000;

const { resolve } = createRequire(fromRoot('backend/package.json'));
const { default: moment } = await import(resolve(PACKAGE));

/** 'offset,minutes change,minutes change': minutes ahead of UTC, then for each change the minutes since the last one. */
function rulesOf({ offsets, untils }) {
  const first = untils.findIndex((until) => until > FIRST);
  const changes = [];
  let [offset, last] = [-offsets[first], FIRST / MINUTE_MS];
  for (let at = first; untils[at] < END; at++) {
    const next = -offsets[at + 1];
    if (next === offset) continue;
    const minute = Math.round(untils[at] / MINUTE_MS);
    changes.push(`${(minute - last).toString(36)} ${next - offset}`);
    [offset, last] = [next, minute];
  }
  return [-offsets[first], ...changes].join(',');
}

function table() {
  const names = new Map();
  for (const name of moment.tz.names().toSorted()) {
    const rules = rulesOf(moment.tz.zone(name));
    names.set(rules, [...(names.get(rules) ?? []), name]);
  }
  const lines = [...names].map(([rules, of]) => `  ['${of.join(' ')}', '${rules}'],`);
  return `/** Written by \`npm run zones\`, which explains it. */
export const ZONE_RELEASE = '${moment.tz.dataVersion}';

export const ZONE_TABLE: readonly (readonly [names: string, rules: string])[] = [
${lines.join('\n')}
];
`;
}

const text = table();
const [option] = process.argv.slice(2);
if (option === '--newer') {
  const pinned = JSON.parse(readFileSync(fromRoot('backend/package.json'), 'utf8')).devDependencies[PACKAGE];
  const newest = execFileSync('npm', ['view', PACKAGE, 'version'], { encoding: 'utf8' }).trim();
  console.log(`${PACKAGE} ${pinned} has the zones of ${moment.tz.dataVersion}; the newest is ${newest}.`);
  if (newest !== pinned) process.exitCode = 1;
} else if (option === '--check') {
  if (readFileSync(fromRoot(TABLE), 'utf8') !== text) {
    console.error(`${TABLE} is not that of ${PACKAGE}: npm run zones`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(fromRoot(TABLE), text);
}
