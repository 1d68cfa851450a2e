import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/platform/database/embedded/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { BuiltProcess } from '../built-process.ts';
import { LogUnderDrill } from '../drill/log-under-drill.ts';
import { settled } from '../read-models.ts';
import { Balancer } from './balancer.ts';

export const STORES = ['Postgres', 'EventStoreDB'] as const;

/** A built process with the address of its metrics. */
export class Member extends BuiltProcess {
  constructor(
    dataDir: string,
    settings: Readonly<Record<string, string>>,
    private readonly metricsPort: number,
    program?: string,
  ) {
    super(dataDir, { ...settings, METRICS_PORT: String(metricsPort) }, program);
  }

  /** Names of the leases that the process holds. */
  async leases(): Promise<readonly string[]> {
    const answer = await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`);
    const held = (await answer.text()).matchAll(/^rideline_lease_held\{lease="([^"]+)"\} 1$/gm);
    return [...held].map(([, lease = '']) => lease).sort();
  }
}

/** Built processes with one database and one data folder behind a balancer. */
export class Several {
  private readonly started: Member[] = [];

  private constructor(
    readonly balancer: Balancer & { readonly url: string },
    readonly database: TestDatabase,
    readonly dataDir: string,
    /** Where the events are, if not in the database. */
    private readonly log: LogUnderDrill | undefined,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Starts the balancer and the stores; no process yet. */
  static async on(
    store: (typeof STORES)[number],
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Several> {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'rideline-several-'));
    const log = store === 'EventStoreDB' ? await LogUnderDrill.open(dataDir) : undefined;
    return new Several(await Balancer.start(), database, dataDir, log, {
      DATABASE_URL: database.url,
      // Longer than any wait on a busy machine.
      PROJECTION_WAIT_MS: '30000',
      ...(log && { EVENTSTORE_URL: log.url }),
      ...settings,
    });
  }

  /** Resolves once every projection and every automation has handled the whole log. */
  async settled(): Promise<void> {
    await settled((sql) => this.database.query(sql), await this.log?.direct.head());
  }

  /** Starts a process; the balancer sends it requests once it is healthy. @param program of another version */
  async start(program?: string): Promise<Member> {
    const member = new Member(this.dataDir, this.settings, await freePort(), program);
    this.started.push(member);
    await member.start();
    this.balancer.add(member);
    return member;
  }

  async stop(): Promise<void> {
    await Promise.all(this.started.map((member) => member.kill()));
    await this.balancer.stop();
    await this.log?.stop();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
