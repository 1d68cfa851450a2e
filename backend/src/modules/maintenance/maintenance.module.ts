import { Module } from '@nestjs/common';
import { RebuildJobs } from './adapters/rebuild-jobs.ts';
import { ReplaysHttp } from './read/replays/replays.query.ts';
import { RebuildProjectionHttp } from './write/rebuild-projection/rebuild-projection.http.ts';

/** What keeps an installation in order; it holds no facts of its own. */
@Module({ controllers: [RebuildProjectionHttp, ReplaysHttp], providers: [RebuildJobs] })
export class MaintenanceModule {}
