import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../src/platform/database/embedded/free-port.ts';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'backend', 'dist');
const run = promisify(execFile);
/** Without the server that tests in this process may use. */
const plainNode = { ...process.env, NODE_OPTIONS: '', EVENTSTORE_URL: undefined };

/** Builds the server if it is out of date, as `npm start` does. */
export async function buildServer(): Promise<void> {
  const script = join(root, 'scripts', 'build.mjs');
  await run(process.execPath, [script, 'backend'], { cwd: root, env: plainNode });
}

/** The built server in a child process, for tests that kill and restart it. */
export class BuiltProcess {
  private child: ChildProcess | undefined;
  private printed = '';
  private port = 0;
  private clock: Readonly<Record<string, string>> = {};

  constructor(
    private readonly dataDir: string,
    /** Environment variables besides the usual ones. */
    private readonly settings: Readonly<Record<string, string>> = {},
    private readonly program = join(dist, 'main.js'),
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Undefined while it doesn't run. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Output since the last start. */
  get output(): string {
    return this.printed;
  }

  /** Starts on a new port, and on another one if some program took it meanwhile; resolves once the server is ready. */
  async start(): Promise<void> {
    while (!(await this.startedOn(await freePort()))) {
      if (!this.printed.includes(`Port ${this.port} is in use`)) {
        throw new Error(`The server did not start:\n${this.printed}`);
      }
    }
  }

  /** Sends SIGKILL. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** From the next start on the server's clock is behind by this. */
  turnClockBack(ms: number): void {
    const turned = new URL('./drill/turned-clock.mjs', import.meta.url).href;
    this.clock = { NODE_OPTIONS: `--import=${turned}`, CLOCK_BACK_MS: String(ms) };
  }

  /** Runs a command of the command line beside the running server. */
  async tool(...words: readonly string[]): Promise<void> {
    await run(process.execPath, [join(dist, 'cli.js'), ...words], { env: this.environment() });
  }

  private async startedOn(port: number): Promise<boolean> {
    this.port = port;
    this.printed = '';
    const child = spawn(process.execPath, [this.program], { env: this.environment() });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
    }
    while (!this.printed.includes('Rideline is ready')) {
      if (child.exitCode !== null) return false;
      await pause(20);
    }
    return true;
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
      ...this.settings,
      ...this.clock,
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
