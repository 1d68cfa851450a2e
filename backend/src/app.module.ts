import { type DynamicModule, Module } from '@nestjs/common';
import { KernelModule, type Infrastructure } from './kernel/kernel.module.ts';
import { ActivitiesModule } from './modules/activities/activities.module.ts';
import { AnalyticsModule } from './modules/analytics/analytics.module.ts';
import { ConditionsModule } from './modules/conditions/conditions.module.ts';
import { ConnectionsModule } from './modules/connections/connections.module.ts';
import { DetectionSettingsModule } from './modules/detection-settings/detection-settings.module.ts';
import { IdentityModule } from './modules/identity/identity.module.ts';
import { MaintenanceModule } from './modules/maintenance/maintenance.module.ts';
import { SeasonModule } from './modules/season/season.module.ts';
import { VesselsModule } from './modules/vessels/vessels.module.ts';
import { VideoEditorModule } from './modules/video-editor/video-editor.module.ts';
import { WatchedFolderModule } from './modules/watched-folder/watched-folder.module.ts';

@Module({})
export class AppModule {
  static on(infrastructure: Infrastructure): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KernelModule.on(infrastructure),
        IdentityModule,
        ActivitiesModule,
        ConditionsModule,
        DetectionSettingsModule,
        VesselsModule,
        VideoEditorModule,
        ConnectionsModule,
        WatchedFolderModule,
        SeasonModule,
        AnalyticsModule,
        MaintenanceModule,
      ],
    };
  }
}
