import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBackup } from './check-backup.ts';
import { BackupUnusable, readManifest } from './manifest.ts';

const NAME = /^rideline-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
const REMAINS = /^rideline-[\dT-]+Z\.(unfinished|removed)$/;

interface ScheduledBackup {
  readonly path: string;
  readonly at: Date;
}

/** The folder of the scheduled backups. What has another name, or no manifest, is not theirs and stays. */
export class BackupFolder {
  constructor(private readonly path: string) {}

  /** Where the backup of this time goes. */
  pathOf(at: Date): string {
    return join(this.path, `rideline-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  }

  /** The newest backup with a manifest, of those made until then. */
  async newest(until: Date): Promise<ScheduledBackup | undefined> {
    for (const backup of await this.list()) {
      if (backup.at <= until && (await hasManifest(backup))) return backup;
    }
    return undefined;
  }

  /** Removes what killed processes left; needs to be alone. */
  async removeRemains(): Promise<void> {
    for (const name of await this.names()) {
      if (REMAINS.test(name)) await remove(join(this.path, name));
    }
  }

  /**
   * Reads the newest backups until as many as are to be kept are whole, and then removes the older ones.
   * @param made was just made and read, and is one of the kept
   * @returns the names of those that are damaged
   */
  async keepNewest(keep: number, made: string, signal: AbortSignal): Promise<readonly string[]> {
    const damaged: string[] = [];
    let kept = 1;
    for (const backup of await this.list()) {
      if (backup.path === made) continue;
      if (!(await hasManifest(backup))) damaged.push(backup.path);
      else if (kept >= keep) await remove(backup.path);
      else if (await isWhole(backup, signal)) kept += 1;
      else damaged.push(backup.path);
    }
    return damaged;
  }

  /** Newest first. */
  private async list(): Promise<readonly ScheduledBackup[]> {
    const backups = (await this.names()).flatMap((name) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? [];
      const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
      return Number.isNaN(at.getTime()) ? [] : [{ path: join(this.path, name), at }];
    });
    return backups.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  }

  private async names(): Promise<readonly string[]> {
    return readdir(this.path).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    });
  }
}

const hasManifest = ({ path }: ScheduledBackup) =>
  readManifest(path).then(
    () => true,
    () => false,
  );

async function isWhole({ path }: ScheduledBackup, signal: AbortSignal): Promise<boolean> {
  try {
    await checkBackup(path, signal);
    return true;
  } catch (error) {
    if (error instanceof BackupUnusable) return false;
    throw error;
  }
}

/** Renames first: a folder with the name of a backup is never half removed. */
async function remove(path: string): Promise<void> {
  const removed = path.replace(/(\.(unfinished|removed))?$/, '.removed');
  if (removed !== path) {
    await rm(removed, { recursive: true, force: true });
    await rename(path, removed);
  }
  await rm(removed, { recursive: true, force: true });
}
