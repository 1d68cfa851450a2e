import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A program's output, or null where it is not installed or fails. */
export function outputOf(command: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : null;
}

export interface PlainRule {
  /** Median milliseconds, as the program measured them itself. */
  readonly millis: number;
  readonly fromPositionsMillis: number | null;
  readonly rides: number;
}

export const hasNumpy = () => outputOf('python3', ['-c', 'import numpy']) !== null;

export function numpyRule(columns: string, points: number): PlainRule {
  const said = outputOf('python3', [join(HERE, 'plain-rule.py'), columns, String(points)]);
  const [millis, fromPositionsMillis, rides] = said!.trim().split(' ').map(Number);
  return { millis: millis!, fromPositionsMillis: fromPositionsMillis!, rides: rides! };
}

/** The path of the compiled C rule, or null where there is no C compiler. */
export function compileRule(folder: string): string | null {
  const program = join(folder, 'plain-rule');
  return outputOf('cc', ['-O3', '-o', program, join(HERE, 'plain-rule.c')]) === null ? null : program;
}

export function compiledRule(program: string, columns: string, points: number): PlainRule {
  const [millis, rides] = outputOf(program, [columns, String(points)])!
    .trim()
    .split(' ')
    .map(Number);
  return { millis: millis!, fromPositionsMillis: null, rides: rides! };
}
