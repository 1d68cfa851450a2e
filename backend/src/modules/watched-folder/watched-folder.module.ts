import { Module } from '@nestjs/common';
import { Contributions } from '../../kernel/contributions.ts';
import { FolderIntake } from './adapters/folder-intake.ts';
import { WatchedFolder } from './adapters/watched-folder.ts';

/** Takes files from WATCH_DIR, where a person who hosts Rideline lets other programs put them. */
@Module({
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
