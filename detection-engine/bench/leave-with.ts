import { writeSync } from 'node:fs';

const STDOUT = 1;

/**
 * Prints the answer of a process and ends it at once. Left to itself Node first waits for compilers whose code
 * nobody will run, and once in a while for ever.
 */
export function leaveWith(answer: object): never {
  writeSync(STDOUT, `${JSON.stringify(answer)}\n`);
  process.exit();
}
