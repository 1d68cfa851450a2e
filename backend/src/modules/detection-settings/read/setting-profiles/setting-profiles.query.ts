import { Controller, Get, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { type SettingProfilesRow, settingProfilesProjection } from './setting-profiles.projection.ts';

export class GetSettingProfiles {
  constructor(readonly owner: number) {}
}

type OwnSettings = Pick<SettingProfilesRow, 'profiles' | 'default_setting_id'>;

@QueryHandler(GetSettingProfiles)
export class GetSettingProfilesHandler implements IQueryHandler<GetSettingProfiles, OwnSettings> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ owner }: GetSettingProfiles): Promise<OwnSettings> {
    const [stored] = await this.database.query<object>(
      'SELECT * FROM read_setting_profiles.setting_profiles WHERE owner = $1',
      [owner],
    );
    return stored === undefined
      ? { profiles: [], default_setting_id: null }
      : settingProfilesProjection.rowOf(stored);
  }
}

@Controller()
export class SettingProfilesHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get('surf-settings')
  async profiles(@Actor() actor: ActorIdentity) {
    return (await this.own(actor)).profiles;
  }

  @Get('users/me/default-setting')
  async defaultSetting(@Actor() actor: ActorIdentity) {
    return { id: (await this.own(actor)).default_setting_id };
  }

  private own(actor: ActorIdentity): Promise<OwnSettings> {
    return this.queries.execute(new GetSettingProfiles(actor.id));
  }
}
