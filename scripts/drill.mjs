/**
 * `npm run drill -- [--seeds 1..1000] [--store Postgres|EventStoreDB] [--at-once N]`: kills, pauses and cuts off servers
 * under load and compares what is left with what they acknowledged. N seeds, by default as many as there are
 * processors, run side by side, each on servers of its own. A seed gives the same faults and requests each time, though
 * not to the millisecond. DRILL_EVENTSTORE starts a real EventStoreDB for each seed (see the drill's log).
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { binary } from './lib/binaries.mjs';
import { fromRoot, root } from './lib/paths.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1..10' },
    store: { type: 'string', multiple: true },
    'at-once': { type: 'string', default: String(availableParallelism()) },
  },
});
const { seeds, store = ['Postgres', 'EventStoreDB'] } = values;
const [first, last] = seeds.split('..').map(Number);
const drills = (last - first + 1) * store.length;
const jest = [
  ...['--experimental-vm-modules', binary('jest'), '--selectProjects=integration'],
  ...[
    `--maxConcurrency=${values['at-once']}`,
    `--reporters=${fromRoot('scripts/drill/progress-reporter.mjs')}`,
  ],
  ...['--', 'backend/test/drill.seeds.int.spec.ts'],
];
const env = { ...process.env, DRILL_SEEDS: seeds, DRILL_STORES: store.join(','), DRILLS: String(drills) };
const child = spawn(process.execPath, jest, { cwd: root, env, stdio: 'inherit' });
child.once('exit', (code) => (process.exitCode = code ?? 1));
