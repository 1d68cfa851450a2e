import { spawn } from 'node:child_process';

export interface ProgramRun {
  readonly code: number;
  /** stdout and stderr, interleaved. */
  readonly output: string;
}

export interface ProgramOptions {
  readonly uid?: number;
  readonly gid?: number;
}

/** Runs a program to its end, detached from this process; rejects only when it can't be started. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], {
      ...options,
      // Ctrl-C in the terminal does not reach another session, so the database outlives the last requests.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env['SystemRoot'] },
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    // 'exit' instead of 'close', because on some systems the server keeps the pipes of pg_ctl open.
    child.on('exit', (code) => resolve({ code: code ?? -1, output }));
  });
}
