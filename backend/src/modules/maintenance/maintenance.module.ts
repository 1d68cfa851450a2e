import { Module } from '@nestjs/common';
import { BackupSchedule } from '../../kernel/backup/backup-schedule.ts';
import { Contributions } from '../../kernel/contributions.ts';
import { RebuildJobs } from './adapters/rebuild-jobs.ts';
import { ReplaysHttp } from './read/replays/replays.query.ts';
import { RebuildProjectionHttp } from './write/rebuild-projection/rebuild-projection.use-case.ts';

/** Rebuilds of projections and scheduled backups; the module has no events of its own. */
@Module({ controllers: [RebuildProjectionHttp, ReplaysHttp], providers: [RebuildJobs] })
export class MaintenanceModule {
  constructor(contributions: Contributions, schedule: BackupSchedule) {
    contributions.add({
      module: 'maintenance',
      events: [],
      projections: [],
      automations: [],
      migrations: [],
      whenStarted: () => schedule.start(),
    });
  }
}
