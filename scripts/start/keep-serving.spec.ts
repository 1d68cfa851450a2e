import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepServing } from './keep-serving.mjs';
import { serve } from './serve.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rideline-serving-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SERVES = "process.send('serving', () => {";

/** Runs servers with these outcomes one after the other and returns the output and the pauses. */
async function keepUp(
  scripts: readonly string[],
  { steadyFrom = Infinity, stopAfterPauses = Infinity } = {},
) {
  const said: string[] = [];
  const pauses: number[] = [];
  let starts = 0;
  let clock = 0;
  const code = await keepServing({
    start() {
      const script = scripts[Math.min(starts, scripts.length - 1)] ?? '';
      starts += 1;
      const main = join(folder, `${starts}.mjs`);
      writeFileSync(main, script);
      return serve({ main, output: 'ignore' });
    },
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    isStopping: () => pauses.length >= stopAfterPauses,
    say: (line) => void said.push(line),
    // The clock advances only for servers from the steady one on.
    now: () => (clock += starts > steadyFrom ? 400_000 : 0),
  });
  return { code, said, pauses, starts };
}

describe('keepServing', () => {
  it('restarts a killed server and prints it', async () => {
    const { code, said, starts } = await keepUp([
      `${SERVES} process.kill(process.pid, 'SIGKILL') });`,
      'process.exit(0)',
    ]);
    expect([code, starts]).toEqual([0, 2]);
    expect(said).toEqual(['Rideline died by SIGKILL. Starting it again in 1 s ...']);
  });

  it('does not restart a server that never served', async () => {
    const { code, said, pauses } = await keepUp(['process.exit(1)']);
    expect(code).toBe(1);
    expect(pauses).toEqual([]);
    expect(said).toEqual(['Rideline ended with code 1 before it could serve.']);
  });

  it('restarts after growing pauses and stops after 8 early deaths', async () => {
    const { code, said, pauses, starts } = await keepUp([
      `${SERVES} process.exit(134) });`,
      'process.exit(1)',
    ]);
    expect([code, starts]).toEqual([1, 8]);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000]);
    expect(said.at(-1)).toBe("Rideline died with code 1, 8 times in a row. It isn't started again.");
  });

  it('resets the count of deaths after a long run', async () => {
    const { pauses } = await keepUp([`${SERVES} process.exit(1) });`], {
      steadyFrom: 2,
      stopAfterPauses: 4,
    });
    expect(pauses).toEqual([1_000, 2_000, 1_000, 1_000]);
  });

  it('does not restart after a stop was requested', async () => {
    const { starts } = await keepUp([`${SERVES} process.exit(1) });`], { stopAfterPauses: 1 });
    expect(starts).toBe(1);
  });
});
