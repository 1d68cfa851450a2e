import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { SettingIds, settingIdsMigration } from './adapters/setting-ids.ts';
import { settingEvents, settingsStream } from './events/setting-events.ts';
import { settingProfilesProjection } from './read/setting-profiles/setting-profiles.projection.ts';
import { SettingProfilesHttp } from './read/setting-profiles/setting-profiles.query.ts';
import { SystemSuggestionsHttp } from './read/system-suggestions/system-suggestions.query.ts';
import {
  ChooseDefaultSettingHandler,
  ChooseDefaultSettingHttp,
  ClearDefaultSettingHandler,
  ClearDefaultSettingHttp,
} from './write/default-setting/default-setting.use-case.ts';
import { CreateSettingHandler, CreateSettingHttp } from './write/create-setting/create-setting.use-case.ts';
import { DeleteSettingHandler, DeleteSettingHttp } from './write/delete-setting/delete-setting.use-case.ts';
import { EditSettingHandler, EditSettingHttp } from './write/edit-setting/edit-setting.use-case.ts';

@Module({
  imports: [CqrsModule],
  controllers: [
    CreateSettingHttp,
    EditSettingHttp,
    DeleteSettingHttp,
    ChooseDefaultSettingHttp,
    ClearDefaultSettingHttp,
    SettingProfilesHttp,
    SystemSuggestionsHttp,
  ],
  providers: [
    SettingIds,
    CreateSettingHandler,
    EditSettingHandler,
    DeleteSettingHandler,
    ChooseDefaultSettingHandler,
    ClearDefaultSettingHandler,
  ],
})
export class DetectionSettingsModule {
  constructor(contributions: Contributions) {
    contributions.add({
      module: 'detection-settings',
      events: settingEvents,
      projections: [settingProfilesProjection],
      automations: [],
      migrations: [settingIdsMigration],
      personalStreams: (person) => [settingsStream(person)],
    });
  }
}
