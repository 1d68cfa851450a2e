import { spawn } from 'node:child_process';

export interface ProgramRun {
  readonly code: number;
  /** stdout and stderr as they came. */
  readonly output: string;
}

export interface ProgramOptions {
  readonly uid?: number;
  readonly gid?: number;
}

/** Runs a program to its end; rejects only when it can't be started. Nothing it starts stays attached. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], {
      ...options,
      // A session of its own: Ctrl-C in the terminal must not reach the database before the requests are done.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env['SystemRoot'] },
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    // 'exit', not 'close': on some systems the server keeps the pipes of the program that started it.
    child.on('exit', (code) => resolve({ code: code ?? -1, output }));
  });
}
