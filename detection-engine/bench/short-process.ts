import { existsSync, readFileSync, writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

const STDOUT = 1;

/**
 * For processes of a fraction of a second: with defaults, V8 spends most of that on optimizing code on other threads
 * that hardly runs any more. Delays optimization and limits inlining.
 */
export function compileLate(): void {
  setFlagsFromString('--interrupt-budget=1000000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');
}

/** Prints the result and exits at once. Without exit, Node waits for compiler threads, occasionally forever. */
export function printAndExit(answer: object): never {
  writeSync(STDOUT, `${JSON.stringify(answer)}\n`);
  process.exit();
}

/** Peak memory of this process in KiB, from /proc on Linux: resourceUsage includes the parent's memory at fork. */
export function peakMemory(): number {
  if (!existsSync('/proc/self/status')) return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))![1]);
}
