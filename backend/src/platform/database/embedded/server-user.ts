import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runProgram, type ProgramRun } from './run-program.ts';

/** Runs the Postgres programs as an OS user other than root, which they refuse. */
export interface ServerUser {
  run(program: string, args: readonly string[]): Promise<ProgramRun>;
  /** Makes that user the owner of a file or folder. */
  own(path: string): Promise<void>;
}

const NAME = 'postgres';

const sameUser: ServerUser = {
  run: (program, args) => runProgram(program, args),
  own: () => Promise.resolve(),
};

async function idOf(flag: '-u' | '-g'): Promise<number | undefined> {
  const { code, output } = await runProgram('id', [flag, NAME]);
  return code === 0 ? Number.parseInt(output, 10) : undefined;
}

async function isTraversable(path: string, uid: number, gid: number): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = await stat(folder);
    const execute = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if (!(mode & execute)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Root can't run Postgres, so its programs run as the OS user `postgres`, created when missing. When that user can't
 * traverse the parents of `folders` (a clone in root's home, a 0700 temporary folder), it gets the capability
 * dac_override.
 * @param folders absolute paths of the programs and of the data
 */
export async function serverUser(folders: readonly string[]): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return sameUser;
  if ((await idOf('-u')) === undefined) await runProgram('useradd', ['--system', '--user-group', NAME]);
  const [uid, gid] = [await idOf('-u'), await idOf('-g')];
  if (uid === undefined || gid === undefined) {
    throw new Error(
      'Postgres does not run as root and the OS user "postgres" could not be created: start Rideline as another user.',
    );
  }
  const own = (path: string) => chown(path, uid, gid);
  const reachable = await Promise.all(folders.map((folder) => isTraversable(folder, uid, gid)));
  if (reachable.every(Boolean))
    return { run: (program, args) => runProgram(program, args, { uid, gid }), own };
  const asUser = [
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
    ...['--inh-caps=-all,+dac_override', '--ambient-caps=+dac_override', '--'],
  ];
  const run = (program: string, args: readonly string[]) =>
    runProgram('setpriv', [...asUser, program, ...args]);
  const probe = await run('true', []).catch(() => ({ code: -1 }));
  if (probe.code !== 0) {
    throw new Error(
      `The OS user "postgres" can't reach ${folders.filter((_, index) => !reachable[index]).join(' and ')}: ` +
        'let others pass its parent folders (chmod o+x), or start Rideline as another user.',
    );
  }
  return { run, own };
}
