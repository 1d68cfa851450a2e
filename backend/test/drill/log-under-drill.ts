import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../src/platform/database/embedded/free-port.ts';
import { FlakyLink } from '../contract/event-store/flaky-link.ts';
import { readEverything } from '../contract/event-store/some-events.ts';
import type { RecordedEvent } from '../../src/kernel/event-store/event-store.ts';
import { EventStoreDbEventStore } from '../../src/kernel/event-store/eventstoredb/eventstoredb-event-store.ts';
import { FakeEventStoreDb } from '../support/eventstoredb/fake-eventstoredb.ts';
import { eventually } from '../eventually.ts';

/**
 * Starts an EventStoreDB without TLS in a folder, such as
 * `/opt/eventstore/EventStore.ClusterNode --insecure --db {folder} --http-port {port}`. Without it, a drill uses the double.
 */
const COMMAND = process.env['DRILL_EVENTSTORE'];

/** The EventStoreDB of one drill, behind a link that fails on demand: a real server of its own, or the double. */
export class LogUnderDrill {
  readonly direct: EventStoreDbEventStore;
  private child: ChildProcess | undefined;

  private constructor(
    readonly link: FlakyLink,
    private readonly port: number,
    private readonly folder: string,
    private readonly double: FakeEventStoreDb | undefined,
  ) {
    this.direct = new EventStoreDbEventStore(`esdb://127.0.0.1:${port}?tls=false`, { retryForMs: 20_000 });
  }

  static async open(folder: string): Promise<LogUnderDrill> {
    const double = COMMAND === undefined ? await FakeEventStoreDb.start() : undefined;
    const port = double?.port ?? (await freePort());
    const link = await FlakyLink.to({ host: '127.0.0.1', port });
    const log = new LogUnderDrill(link, port, join(folder, 'eventstoredb'), double?.server);
    await log.start();
    return log;
  }

  /** Connection string through the link. */
  get url(): string {
    return `esdb://127.0.0.1:${this.link.port}?tls=false`;
  }

  events(): Promise<readonly RecordedEvent[]> {
    return readEverything(this.direct, 0n);
  }

  /** Kills the real server and starts it again on its folder; cuts the link to the double for a moment. */
  async restart(): Promise<void> {
    this.link.cut();
    await this.end();
    await this.start();
    this.link.mend();
  }

  async stop(): Promise<void> {
    await this.direct.close();
    await this.link.close();
    await this.end();
    this.double?.stop();
  }

  private async start(): Promise<void> {
    if (COMMAND === undefined) return;
    const [program = '', ...words] = COMMAND.replaceAll('{port}', String(this.port))
      .replaceAll('{folder}', this.folder)
      .split(' ');
    this.child = spawn(program, words, { stdio: 'ignore' });
    await eventually(() =>
      this.direct.head().then(
        () => true,
        () => undefined,
      ),
    );
  }

  private async end(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
}
