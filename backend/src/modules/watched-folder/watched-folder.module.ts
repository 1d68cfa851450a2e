import { Module } from '@nestjs/common';
import { Contributions } from '../../kernel/contributions.ts';
import { ActivitiesModule } from '../activities/activities.module.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { FolderIntake } from './adapters/folder-intake.ts';
import { WatchedFolder } from './adapters/watched-folder.ts';

/** Takes files from WATCH_DIR, where a person who hosts Rideline lets other programs put them. */
@Module({
  imports: [ActivitiesModule, IdentityModule],
  providers: [FolderIntake, WatchedFolder],
})
export class WatchedFolderModule {
  constructor(contributions: Contributions, folder: WatchedFolder) {
    contributions.add({
      module: 'watched-folder',
      events: [],
      projections: [],
      automations: [],
      migrations: [],
      whenStarted: () => folder.start(),
    });
  }
}
