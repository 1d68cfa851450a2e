/**
 * `npm run drill -- [--seeds 1..1000] [--store Postgres|EventStoreDB]`: kills, pauses and cuts off a server under load
 * and compares what is left with what it acknowledged. A seed gives the same faults and requests each time, though not
 * to the millisecond. DRILL_EVENTSTORE starts a real EventStoreDB for each seed (see the drill's log).
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { binary } from './lib/binaries.mjs';
import { root } from './lib/paths.mjs';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '1..10' }, store: { type: 'string', multiple: true } },
});
const words = ['--experimental-vm-modules', binary('jest'), '--selectProjects=integration', '--verbose'];
const { seeds, store = ['Postgres', 'EventStoreDB'] } = values;
const env = { ...process.env, DRILL_SEEDS: seeds, DRILL_STORES: store.join(',') };
const child = spawn(process.execPath, [...words, '--', 'backend/test/drill.int.spec.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
child.once('exit', (code) => (process.exitCode = code ?? 1));
