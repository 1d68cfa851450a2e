import { Controller, Get, Inject } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { DefaultSettingAnswer, ProfileAnswer, profileAnswer } from '../setting.schema.ts';
import { type Settings, settings } from '../settings.aggregate.ts';
import type { OwnedSettings } from './setting-profiles.projection.ts';

@Controller()
export class SettingProfilesHttp {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  @Get('surf-settings')
  @Answers({ summary: 'Your detection profiles', 200: Type.Array(ProfileAnswer) })
  async profiles(@Actor() actor: ActorIdentity): Promise<readonly ProfileAnswer[]> {
    return (await this.settingsOf(actor.id)).profiles.map(profileAnswer);
  }

  @Get('users/me/default-setting')
  @Answers({ summary: 'Your default profile', 200: DefaultSettingAnswer })
  async defaultSetting(@Actor() actor: ActorIdentity): Promise<DefaultSettingAnswer> {
    return { id: (await this.settingsOf(actor.id)).defaultId };
  }

  private async settingsOf(owner: number): Promise<Settings> {
    const [row] = await this.database.query<{ document: OwnedSettings }>(
      'SELECT document FROM read_setting_profiles.setting_profiles WHERE owner = $1',
      [owner],
    );
    return row?.document ?? settings.initialState;
  }
}
