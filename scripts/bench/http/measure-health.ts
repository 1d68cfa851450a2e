import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { putUnderLoad } from './load.ts';
import { percentile } from '../percentile.ts';
import type { FreshApp } from './person.ts';
import type { Figure } from '../table.ts';

const ROUNDS = 5;
const LOAD = { connections: 20, seconds: 3 };

/** The health call and a bare node:http server that answers the same bytes, measured alternately. */
export async function measureHealth(app: FreshApp): Promise<Figure[]> {
  const body = await (await fetch(`${app.url}/api/health`)).text();
  const bare = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)), [body], { execArgv: [] });
  try {
    const [port] = (await once(bare, 'message')) as [number];
    const addresses = { bare: `http://127.0.0.1:${port}/`, health: `${app.url}/api/health` };
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = await putUnderLoad(addresses.bare, LOAD);
      const health = await putUnderLoad(addresses.health, LOAD);
      if (round === 0) continue;
      ratios.push(health.perSecond / before.perSecond);
      console.log(
        `round ${round}: bare ${before.perSecond.toFixed(0)}/s, health ${health.perSecond.toFixed(0)}/s`,
      );
    }
    return [
      {
        what: 'health beside bare node:http, median',
        measured: percentile(ratios, 0.5),
        unit: 'x',
        goal: 0.6,
        atLeast: true,
      },
    ];
  } finally {
    bare.kill();
  }
}
