import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const FILES = 10_000;
const FIRST_SEED = 1;
/** No file of a few kilobytes may keep a reader busy for longer: so many looks, so many milliseconds apart. */
const LOOK_EVERY_MS = 250;
const LOOKS_UNTIL_HUNG = 8;
/** Compiling the fuzzer takes a while on a busy machine. */
const LOOKS_UNTIL_STARTED = 240;
const FUZZER = fileURLToPath(new URL('../../test/fuzz/fuzz-readers.ts', import.meta.url));
const ENGINE = fileURLToPath(new URL('../..', import.meta.url));

interface Outcome {
  /** The last seed that was begun. */
  readonly seed: string;
  readonly hung: boolean;
  readonly code: number | null;
  readonly complaint: string;
  readonly counts: { fast: number; reference: number; read: number; refused: number } | null;
}

/** Lets the readers loose on mutated files in a process of their own, and ends it when one file keeps them too long. */
async function fuzz(format: string): Promise<Outcome> {
  const args = ['--conditions=rideline-source', '--import', '@swc-node/register/esm-register', FUZZER];
  const child = spawn(process.execPath, [...args, format, String(FIRST_SEED), String(FILES)], {
    cwd: ENGINE,
    env: { ...process.env, NODE_OPTIONS: '', SWC_NODE_PROJECT: `${ENGINE}tsconfig.json` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let tail = '';
  let complaint = '';
  let hung = false;
  let patience = LOOKS_UNTIL_STARTED;
  // Counts looks rather than time, so that a pause of this process is not taken for one of the other.
  const watchdog = setInterval(() => {
    if (--patience > 0) return;
    hung = true;
    child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-200);
    patience = LOOKS_UNTIL_HUNG;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watchdog);
  const lines = tail.trim().split('\n');
  const last = lines.at(-1)!;
  const finished = last.startsWith('{');
  return {
    seed: finished ? lines.at(-2)! : last,
    hung,
    code,
    complaint,
    counts: finished ? (JSON.parse(last) as Outcome['counts']) : null,
  };
}

describe('readers on files changed at random', () => {
  it.each(['fit', 'gpx', 'tcx'])(
    'read or refuse ten thousand mutated %s files, the fast reader as its reference does',
    async (format) => {
      const { seed, hung, code, complaint, counts } = await fuzz(format);
      const failure = code === 0 ? null : { format, seed, hung, complaint };
      expect(failure).toBeNull();
      expect(counts!.read + counts!.refused).toBe(FILES);
      expect(Math.min(counts!.read, counts!.refused, counts!.fast)).toBeGreaterThan(FILES / 10);
    },
    180_000,
  );
});
