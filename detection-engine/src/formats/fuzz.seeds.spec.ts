import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { shareOfRuns } from '../../test/share-of-runs.ts';

const FILES = shareOfRuns(10_000);
const FIRST_SEED = 1;
/** The watchdog's interval, and the intervals without output after which a reader counts as hung. */
const INTERVAL_MS = 250;
const INTERVALS_UNTIL_HUNG = 8;
/** Intervals for compiling the fuzzer on a busy machine. */
const INTERVALS_UNTIL_STARTED = 240;
const FUZZER = fileURLToPath(new URL('../../test/fuzz/fuzz-readers.ts', import.meta.url));
const ENGINE = fileURLToPath(new URL('../..', import.meta.url));

interface Outcome {
  /** The last started seed. */
  readonly seed: string;
  readonly hung: boolean;
  readonly code: number | null;
  readonly errorOutput: string;
  readonly counts: { fast: number; reference: number; read: number; refused: number } | null;
}

/** Runs the readers on mutated files in a child process, and kills it when one file hangs. */
async function fuzz(format: string): Promise<Outcome> {
  const args = ['--import', '@swc-node/register/esm-register', FUZZER];
  const child = spawn(process.execPath, [...args, format, String(FIRST_SEED), String(FILES)], {
    cwd: ENGINE,
    env: { ...process.env, NODE_OPTIONS: '', SWC_NODE_PROJECT: `${ENGINE}tsconfig.json` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let tail = '';
  let errorOutput = '';
  let hung = false;
  let intervalsLeft = INTERVALS_UNTIL_STARTED;
  // Counts intervals instead of time, so that a pause of this process does not count as a hang of the child.
  const watchdog = setInterval(() => {
    if (--intervalsLeft > 0) return;
    hung = true;
    child.kill('SIGKILL');
  }, INTERVAL_MS);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-200);
    intervalsLeft = INTERVALS_UNTIL_HUNG;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watchdog);
  const lines = tail.trim().split('\n');
  const last = lines.at(-1)!;
  const finished = last.startsWith('{');
  return {
    seed: finished ? lines.at(-2)! : last,
    hung,
    code,
    errorOutput,
    counts: finished ? (JSON.parse(last) as Outcome['counts']) : null,
  };
}

describe('readers on mutated files', () => {
  it.each(['fit', 'gpx', 'tcx'])(
    'read or refuse mutated %s files, fast and reference readers alike',
    async (format) => {
      const { seed, hung, code, errorOutput, counts } = await fuzz(format);
      const failure = code === 0 ? null : { format, seed, hung, errorOutput };
      expect(failure).toBeNull();
      expect(counts!.read + counts!.refused).toBe(FILES);
      expect(Math.min(counts!.read, counts!.refused, counts!.fast)).toBeGreaterThan(FILES / 10);
    },
    180_000,
  );
});
