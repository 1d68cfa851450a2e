import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import type { Migration } from '../../platform/database/migration.ts';
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

const settingIdsMigration: Migration = {
  id: 'detection-settings/0001-setting-ids',
  sql: `
    CREATE SCHEMA detection_settings;
    CREATE SEQUENCE detection_settings.setting_id;
  `,
};

@Module({
  imports: [CqrsModule],
  controllers,
  providers: [...providers],
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
