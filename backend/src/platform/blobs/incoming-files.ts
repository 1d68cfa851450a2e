import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, readlink, rm, rmdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const PRIVATE_FOLDER = 0o700;
/** Longer than any upload and its analysis. */
const ABANDONED_MS = 86_400_000;
const OWNER = /^([0-9a-f]{12})-(\d+)-[0-9a-f-]{36}$/;

/** Distinguishes this process from a later one with the same pid. */
const PROCESS = randomUUID();

/**
 * Temporary files `<folder>/<owner>/<uuid>` of files being received. Each process has its own folder, because several
 * processes may share a data folder. Files of an ended process on this machine are deleted at once; files of other
 * machines after a day without a write.
 */
export class IncomingFiles {
  private constructor(
    private readonly folder: string,
    private readonly own: string,
    private readonly machine: string,
  ) {}

  static async open(folder: string): Promise<IncomingFiles> {
    const machine = await thisMachine();
    const own = ownerName(machine, process.pid, PROCESS);
    await mkdir(join(folder, own), { recursive: true, mode: PRIVATE_FOLDER });
    const files = new IncomingFiles(folder, own, machine);
    await files.removeAbandoned();
    return files;
  }

  newPath(): string {
    return join(this.folder, this.own, randomUUID());
  }

  async removeAbandoned(): Promise<void> {
    for (const entry of await readdir(this.folder, { withFileTypes: true })) {
      if (entry.name === this.own) continue;
      const path = join(this.folder, entry.name);
      if (!entry.isDirectory()) await removeOld(path);
      else if (this.isDead(entry.name)) await rm(path, { recursive: true, force: true });
      else {
        for (const name of await readdir(path)) await removeOld(join(path, name));
        if (!OWNER.test(entry.name)) await rmdir(path).catch(() => undefined);
      }
    }
  }

  private isDead(owner: string): boolean {
    const [, machine, pid] = OWNER.exec(owner) ?? [];
    if (machine !== this.machine) return false;
    return Number(pid) === process.pid || !isAlive(Number(pid));
  }
}

export const ownerName = (machine: string, pid: number, id: string) => `${machine}-${pid}-${id}`;

/** Identifies the host, its boot and its pid namespace: within them, pids are comparable. */
export async function thisMachine(): Promise<string> {
  const parts = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  return createHash('sha256')
    .update([hostname(), ...parts].join('\n'))
    .digest('hex')
    .slice(0, 12);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function removeOld(path: string): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
}
