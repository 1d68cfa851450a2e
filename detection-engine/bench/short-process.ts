import { existsSync, readFileSync, writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

const STDOUT = 1;

/**
 * For a process that lives for a fraction of a second: left as it is, V8 spends most of that on optimizing, on other
 * threads, what will hardly run any more. So it begins later and puts less into one piece.
 */
export function compileLate(): void {
  setFlagsFromString('--interrupt-budget=500000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');
}

/**
 * Prints the answer of a process and ends it at once. Left to itself Node first waits for compilers whose code
 * nobody will run, and once in a while for ever.
 */
export function leaveWith(answer: object): never {
  writeSync(STDOUT, `${JSON.stringify(answer)}\n`);
  process.exit();
}

/**
 * The most memory this process held at once, in KiB. Linux's own account is asked where there is one: the usual one
 * starts from what the parent process held.
 */
export function peakMemory(): number {
  if (!existsSync('/proc/self/status')) return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))![1]);
}
