import { Module } from '@nestjs/common';
import { RebuildJobs } from './adapters/rebuild-jobs.ts';
import { ReplaysHttp } from './read/replays/replays.query.ts';
import { RebuildProjectionHttp } from './write/rebuild-projection/rebuild-projection.use-case.ts';

/** Rebuilds of projections; the module has no events of its own. */
@Module({ controllers: [RebuildProjectionHttp, ReplaysHttp], providers: [RebuildJobs] })
export class MaintenanceModule {}
