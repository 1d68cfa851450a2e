import { Module } from '@nestjs/common';
import { BackupSchedule } from '../../kernel/backup/backup-schedule.ts';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import { RebuildJobs } from './adapters/rebuild-jobs.ts';
import * as replaysQuery from './read/replays.query.ts';
import * as rebuildProjection from './write/rebuild-projection.use-case.ts';

const { controllers, providers } = registered(replaysQuery, rebuildProjection);

/** Rebuilds of projections and scheduled backups; the module has no events of its own. */
@Module({ controllers, providers: [...providers, RebuildJobs] })
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
