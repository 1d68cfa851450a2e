import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from '../../config/config.ts';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';
import { serverUser, type ServerUser } from './server-user.ts';
import { removeStalePid, serverUrl } from './server-url.ts';

/** Log settings that keep values of rows out of the server's log. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'log_min_messages=warning',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
];
/** Several apps share a server of tests, which keeps nothing. */
const ofTests = ['max_connections=300', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** The Postgres data folder below DATA_DIR and the programs that manage it. */
export class Cluster {
  private constructor(
    readonly dataDir: string,
    private readonly binaries: PostgresBinaries,
    private readonly user: ServerUser,
    private readonly durable: boolean,
  ) {}

  private get directory(): string {
    return join(this.dataDir, 'postgres');
  }

  /** Creates the cluster when missing. `durable: false` is for tests. */
  static async open(dataDir: string, durable: boolean): Promise<Cluster> {
    const root = resolve(dataDir);
    await mkdir(root, { recursive: true });
    const binaries = postgresBinaries();
    const user = await serverUser([root, dirname(binaries.pg_ctl)]);
    const cluster = new Cluster(root, binaries, user, durable);
    if (await exists(cluster.directory)) await cluster.requireVersion();
    else await cluster.create();
    return cluster;
  }

  /** @throws ConfigError where another major version of Postgres wrote the folder, which only that version can read */
  private async requireVersion(): Promise<void> {
    const written = (await readFile(join(this.directory, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
    const { output } = await this.user.run(this.binaries.initdb, ['--version']);
    const [installed] = /\d+/.exec(output) ?? [];
    if (written === '' || installed === undefined || written === installed) return;
    throw new ConfigError(
      `The database in ${this.directory} was written by Postgres ${written}, and this version of Rideline has ` +
        `Postgres ${installed}: make a backup with the version that wrote it and restore it into an empty DATA_DIR ` +
        'with this one (docs/operations.md, "Another major version of Postgres"). Nothing was changed.',
    );
  }

  /** Renames the finished folder, so a killed first start leaves no incomplete cluster. */
  private async create(): Promise<void> {
    const unfinished = `${this.directory}.new`;
    const passwordFile = join(this.dataDir, 'postgres.password');
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await chmod(passwordFile, 0o600);
    await this.user.own(unfinished);
    await this.user.own(passwordFile);
    const { code, output } = await this.user.run(this.binaries.initdb, [
      ...['-D', unfinished, '-U', 'rideline', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums'],
      ...(this.durable ? [] : ['--no-sync']),
    ]);
    if (code !== 0) throw new Error(`Creating the database in ${this.directory} failed: ${output.trim()}`);
    await rename(unfinished, this.directory);
  }

  /**
   * Starts the server and waits until it takes connections (crash recovery included, up to 5 minutes).
   * @returns the address of the maintenance database, with user and password
   */
  async start(port: number): Promise<string> {
    await removeStalePid(this.dataDir);
    const values = [`port=${port}`, ...settings, ...(this.durable ? [] : ofTests)];
    const log = join(this.directory, 'server.log');
    const { code, output } = await this.user.run(this.binaries.pg_ctl, [
      ...['-D', this.directory, '-l', log, '-w', '-t', '300'],
      ...['-o', values.map((value) => `-c ${value}`).join(' '), 'start'],
    ]);
    const url = await serverUrl(this.dataDir);
    if (code === 0 && url !== undefined) return url;
    const serverLog = await readFile(log, 'utf8').catch(() => '');
    const why = [output.trim(), ...serverLog.trim().split('\n').slice(-3)].join(' ');
    throw new Error(`The database in ${this.directory} did not start: ${why}`);
  }

  /** Closes every connection and writes everything to disk (mode `fast`). */
  async stop(): Promise<void> {
    const { code, output } = await this.user.run(this.binaries.pg_ctl, [
      ...['-D', this.directory, '-m', 'fast', '-w', '-t', '60', 'stop'],
    ]);
    if (code !== 0) throw new Error(`The database in ${this.directory} did not stop: ${output.trim()}`);
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
