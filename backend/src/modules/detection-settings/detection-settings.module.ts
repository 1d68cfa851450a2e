import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import { SettingIds, settingIdsMigration } from './adapters/setting-ids.ts';
import { settingEvents, settingsStream } from './events/setting-events.ts';
import { settingProfilesProjection } from './read/setting-profiles.projection.ts';
import * as settingProfilesQuery from './read/setting-profiles.query.ts';
import * as systemSuggestionsQuery from './read/system-suggestions.query.ts';
import * as defaultSetting from './write/default-setting.use-case.ts';
import * as createSetting from './write/create-setting.use-case.ts';
import * as deleteSetting from './write/delete-setting.use-case.ts';
import * as editSetting from './write/edit-setting.use-case.ts';

const { controllers, providers } = registered(
  settingProfilesQuery,
  systemSuggestionsQuery,
  defaultSetting,
  createSetting,
  deleteSetting,
  editSetting,
);

@Module({
  imports: [CqrsModule],
  controllers,
  providers: [...providers, SettingIds],
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
