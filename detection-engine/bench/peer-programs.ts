import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Output of a program; null where it is missing or fails. */
export function outputOf(command: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : null;
}

/** Median milliseconds measured by the program itself, and the rides found. */
export interface PlainRule {
  readonly millis: number;
  readonly fromPositionsMillis: number;
  readonly rides: number;
  readonly fromPositionsRides: number;
}

export const hasNumpy = () => outputOf('python3', ['-c', 'import numpy']) !== null;

export const numpyRule = (columns: string, points: number): PlainRule =>
  parseOutput(outputOf('python3', [join(HERE, 'plain-rule.py'), columns, String(points)]));

/** Path of the compiled C rule; null without a C compiler. */
export function compileRule(folder: string): string | null {
  const program = join(folder, 'plain-rule');
  return outputOf('cc', ['-O3', '-o', program, join(HERE, 'plain-rule.c'), '-lm']) === null ? null : program;
}

export const compiledRule = (program: string, columns: string, points: number): PlainRule =>
  parseOutput(outputOf(program, [columns, String(points)]));

function parseOutput(output: string | null): PlainRule {
  const [millis, fromPositionsMillis, rides, fromPositionsRides] = output!.trim().split(' ').map(Number);
  return {
    millis: millis!,
    fromPositionsMillis: fromPositionsMillis!,
    rides: rides!,
    fromPositionsRides: fromPositionsRides!,
  };
}
