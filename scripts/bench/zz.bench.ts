import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFreshApp } from '../start/fresh-app.mjs';
import { percentile } from './http/percentile.ts';
import { Person } from './http/person.ts';
import { sessionFiles } from './http/session-files.ts';
const GREEDY = fileURLToPath(new URL('./http/greedy-caller.mjs', import.meta.url));
const app = await startFreshApp({
  settings: { LOG_LEVEL: 'warn', GUESS_LIMIT_FACTOR: '1000', TRUSTED_PROXIES: '127.0.0.1' },
  nodeArguments: process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : [],
});
try {
  const other = await Person.signUp(app, 'other@greedy.example');
  const usual = sessionFiles(7200);
  for (let day = 1; day <= 20; day += 1) await other.upload(usual('fit', day), `usual-${day}.fit`);
  const own = await other.upload(usual('fit', 21), 'usual.fit');
  const person = await Person.signUp(app, `sharer@greedy.example`);
  const hash = await person.upload(sessionFiles(190_000)('fit', 1), 'long.fit');
  await person.setUsername('sharer'); await person.share(hash);
  await sleep(6000);
  const measure = async (seconds: number) => {
    const times: Record<'list' | 'session', number[]> = { list: [], session: [] };
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      for (const [what, ask] of [['list', () => other.countActivities()], ['session', () => other.readActivity(own)]] as const) {
        const start = performance.now(); await ask(); times[what].push(performance.now() - start); await sleep(100);
      }
    }
    return [percentile(times.list, 0.5), percentile(times.list, 0.95), percentile(times.session, 0.5), percentile(times.session, 0.95)].map((x) => x.toFixed(1)).join(' ');
  };
  await measure(5);
  console.log('quiet', await measure(12));
  const routes: [string, string, object][] = [
    ['public', `/api/public/activities/${hash}`, {}],
    ['public br', `/api/public/activities/${hash}`, { 'accept-encoding': 'br' }],
    ['own', `/api/activities/${hash}`, { authorization: person.authorization }],
  ];
  const only = process.env.ONLY;
  for (const [index, [what, path, headers]] of routes.entries()) {
    if (only && only !== what) continue;
    const greedy = fork(GREEDY, [JSON.stringify({ address: `${app.url}${path}`, headers: { ...headers, 'x-forwarded-for': `203.0.${index}.7` }, connections: 20 })], { execArgv: [] });
    const r = await measure(20);
    const counted = once(greedy, 'message'); greedy.send('stop');
    const [c] = await counted;
    console.log(what, r, JSON.stringify(c));
    await sleep(3000);
    console.log('quiet', await measure(8));
  }
} finally { await app.stop(); }
