import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { SettingIds } from './adapters/setting-ids.ts';
import { settingEvents } from './events/setting-events.ts';
import { settingIds } from './migrations/0001-setting-ids.ts';
import { settingProfilesProjection } from './read/setting-profiles/setting-profiles.projection.ts';
import {
  GetSettingProfilesHandler,
  SettingProfilesHttp,
} from './read/setting-profiles/setting-profiles.query.ts';
import { SystemSuggestionsHttp } from './read/system-suggestions/system-suggestions.query.ts';
import { ChooseDefaultSettingHandler } from './write/choose-default-setting/choose-default-setting.handler.ts';
import { ChooseDefaultSettingHttp } from './write/choose-default-setting/choose-default-setting.http.ts';
import { ClearDefaultSettingHandler } from './write/clear-default-setting/clear-default-setting.handler.ts';
import { ClearDefaultSettingHttp } from './write/clear-default-setting/clear-default-setting.http.ts';
import { CreateSettingHandler } from './write/create-setting/create-setting.handler.ts';
import { CreateSettingHttp } from './write/create-setting/create-setting.http.ts';
import { DeleteSettingHandler } from './write/delete-setting/delete-setting.handler.ts';
import { DeleteSettingHttp } from './write/delete-setting/delete-setting.http.ts';
import { EditSettingHandler } from './write/edit-setting/edit-setting.handler.ts';
import { EditSettingHttp } from './write/edit-setting/edit-setting.http.ts';

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
    GetSettingProfilesHandler,
  ],
})
export class DetectionSettingsModule {
  constructor(contributions: Contributions) {
    contributions.add({
      module: 'detection-settings',
      events: settingEvents,
      projections: [settingProfilesProjection],
      automations: [],
      migrations: [settingIds],
    });
  }
}
