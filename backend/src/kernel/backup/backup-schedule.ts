import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, type Clock } from '../../platform/clock/clock.ts';
import { type BackupConfig, CONFIG, type Config } from '../../platform/config/config.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import type { Job } from '../jobs/job.ts';
import { Jobs } from '../jobs/jobs.ts';
import { BackupFolder } from './backup-folder.ts';
import { Backups } from './backups.ts';
import { describeBackup } from './check-backup.ts';

const CHECK_MS = 60_000;
const RETRY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/** Makes a backup in BACKUP_DIR when the newest one there is BACKUP_EVERY_HOURS old, and keeps BACKUP_KEEP. */
@Injectable()
export class BackupSchedule implements OnApplicationShutdown {
  private readonly logger = new Logger(BackupSchedule.name);
  private timer: NodeJS.Timeout | undefined;
  private retryAt = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly backups: Backups,
  ) {}

  /** Looks now and then every minute; not at all without BACKUP_DIR. */
  start(): void {
    if (this.config.backups === undefined) return;
    this.timer = setInterval(() => void this.check(), CHECK_MS).unref();
    void this.check();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Milliseconds since the newest backup was begun; one of a clock that ran ahead does not count. */
  async age(): Promise<number | undefined> {
    const { backups } = this.config;
    if (backups === undefined) return undefined;
    const now = this.clock.now().getTime();
    const newest = await new BackupFolder(backups.dir).newest(new Date(now + HOUR_MS));
    return newest && Math.max(0, now - newest.at.getTime());
  }

  /** Makes a backup if one is due. Of several processes one makes it. Resolves when it has ended. */
  async check(): Promise<Job | undefined> {
    const { backups } = this.config;
    try {
      if (backups === undefined || this.clock.now().getTime() < this.retryAt) return undefined;
      if (!(await this.isDue(backups))) return undefined;
      const { ended } = await this.jobs.start(
        { kind: 'backup', askedBy: 'schedule', request: {} },
        'A backup is being made already',
        ({ signal }) => this.make(backups, signal),
      );
      const job = await ended;
      if (job.state === 'failed') this.retryAt = this.clock.now().getTime() + RETRY_MS;
      return job;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') return undefined;
      this.logger.warn(`A backup could not be started and is tried again in a minute: ${String(error)}`);
      return undefined;
    }
  }

  private async isDue({ everyHours }: BackupConfig): Promise<boolean> {
    const age = await this.age();
    return age === undefined || age >= everyHours * HOUR_MS;
  }

  private async make(config: BackupConfig, signal: AbortSignal): Promise<void> {
    // Another process may have made it between the look at the folder and the start of the job.
    if (!(await this.isDue(config))) return;
    const folder = new BackupFolder(config.dir);
    const path = folder.pathOf(this.clock.now());
    try {
      await folder.removeRemains();
      const manifest = await this.backups.make(path, { withKeys: config.withKeys, signal });
      this.logger.log(`Backed up to ${path}: ${describeBackup(manifest)}`);
      const lost = manifest.blobs.lost.length;
      if (lost > 0) this.logger.warn(`${path} lacks ${lost} original files that are missing or damaged here`);
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The scheduled backup failed and is tried again in 10 minutes: ${reason}`);
    }
    await this.keepNewest(folder, path, config, signal);
  }

  private async keepNewest(
    folder: BackupFolder,
    made: string,
    { keep, dir }: BackupConfig,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const damaged = await folder.keepNewest(keep, made, signal);
      for (const path of damaged) this.logger.warn(`${path} is damaged and not counted as a backup`);
    } catch (error) {
      if (signal.aborted) throw error;
      this.logger.warn(`Older backups in ${dir} could not be removed: ${String(error)}`);
    }
  }
}
