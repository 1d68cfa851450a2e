import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const FILES = 10_000;
const FIRST_SEED = 1;
/** No file of a few kilobytes may keep a reader busy for longer. */
const HANGS_AFTER_MS = 2000;
const STARTS_WITHIN_MS = 30_000;
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
  const watchdog = setTimeout(() => {
    hung = true;
    child.kill('SIGKILL');
  }, STARTS_WITHIN_MS);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-200);
    clearTimeout(hangTimer);
    hangTimer = setTimeout(() => {
      hung = true;
      child.kill('SIGKILL');
    }, HANGS_AFTER_MS);
    clearTimeout(watchdog);
  });
  let hangTimer: NodeJS.Timeout | undefined;
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(hangTimer);
  clearTimeout(watchdog);
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
