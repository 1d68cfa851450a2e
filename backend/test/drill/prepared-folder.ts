import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FakeEventStoreDb } from '../support/eventstoredb/fake-eventstoredb.ts';
import { BuiltProcess } from '../built-process.ts';

const run = promisify(execFile);

/** An empty data folder for a server. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'rideline-crash-'));

/** Data folders for drills: copies of one on which the server ran, so that none creates the database and its tables. */
export class PreparedFolder {
  private original: Promise<string> | undefined;

  constructor(
    /** Whether the events are elsewhere: then no checkpoint of a copy is beyond an empty log. */
    private readonly eventStoreDb: boolean,
  ) {}

  /** A new data folder; the owners of its files are those of the original's. */
  async copy(): Promise<string> {
    this.original ??= this.prepare();
    const [original, copy] = [await this.original, await newFolder()];
    await run('cp', ['-a', `${original}/.`, copy]);
    return copy;
  }

  async remove(): Promise<void> {
    if (this.original) await rm(await this.original, { recursive: true });
  }

  private async prepare(): Promise<string> {
    const folder = await newFolder();
    const log = this.eventStoreDb ? await FakeEventStoreDb.start() : undefined;
    const settings = log && { EVENTSTORE_URL: `esdb://127.0.0.1:${log.port}?tls=false` };
    const server = new BuiltProcess(folder, settings);
    try {
      await server.start();
    } finally {
      await server.stop();
      log?.server.stop();
    }
    return folder;
  }
}
