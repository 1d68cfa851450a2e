import { setFlagsFromString } from 'node:v8';

/**
 * For a process that lives for a fraction of a second: left as it is, V8 spends most of that on optimizing, on other
 * threads, what will hardly run any more. So it begins later and puts less into one piece.
 */
export function compileLate(): void {
  setFlagsFromString('--interrupt-budget=500000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');
}
