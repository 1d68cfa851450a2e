import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../src/kernel/database/embedded/free-port.ts';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'backend', 'dist');
const run = promisify(execFile);
const plainNode = { ...process.env, NODE_OPTIONS: '' };

/** Builds what is out of date of the server, as `npm start` does. */
export async function buildServer(): Promise<void> {
  const script = join(root, 'scripts', 'build.mjs');
  await run(process.execPath, [script, 'detection-engine', 'backend'], { cwd: root, env: plainNode });
}

/** The built server on a data folder of its own, to be killed and started again. */
export class BuiltProcess {
  private child: ChildProcess | undefined;
  private said = '';
  private port = 0;

  constructor(private readonly dataDir: string) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything it printed since it was started last. */
  get output(): string {
    return this.said;
  }

  /** Resolves when it serves, on a new port. */
  async start(): Promise<void> {
    this.port = await freePort();
    this.said = '';
    const child = spawn(process.execPath, [join(dist, 'main.js')], { env: this.environment() });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    }
    while (!this.said.includes('Rideline is ready')) {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${this.said}`);
      await pause(20);
    }
  }

  /** kill -9: it gets to finish nothing. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** The command line beside the running server. */
  async tool(...words: readonly string[]): Promise<void> {
    await run(process.execPath, [join(dist, 'cli.js'), ...words], { env: this.environment() });
  }

  private environment(): NodeJS.ProcessEnv {
    return {
      ...plainNode,
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      DEMO: '0',
      LOG_LEVEL: 'warn',
      GUESS_LIMIT_FACTOR: '1000',
      RATE_LIMIT_FACTOR: '1000',
    };
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
