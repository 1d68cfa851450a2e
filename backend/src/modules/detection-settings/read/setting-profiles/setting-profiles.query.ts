import { Controller, Get, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import type { OwnedProfiles } from './setting-profiles.projection.ts';

export class GetSettingProfiles {
  constructor(readonly owner: number) {}
}

type OwnSettings = Pick<OwnedProfiles, 'profiles' | 'defaultId'>;

@QueryHandler(GetSettingProfiles)
export class GetSettingProfilesHandler implements IQueryHandler<GetSettingProfiles, OwnSettings> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ owner }: GetSettingProfiles): Promise<OwnSettings> {
    const [stored] = await this.database.query<{ document: OwnedProfiles }>(
      'SELECT document FROM read_setting_profiles.setting_profiles WHERE owner = $1',
      [owner],
    );
    return stored?.document ?? { profiles: [], defaultId: null };
  }
}

@Controller()
export class SettingProfilesHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get('surf-settings')
  async profiles(@Actor() actor: ActorIdentity) {
    const { profiles } = await this.own(actor);
    return profiles.map(({ id, name, parameters }) => ({ id, setting_name: name, ...parameters }));
  }

  @Get('users/me/default-setting')
  async defaultSetting(@Actor() actor: ActorIdentity) {
    return { id: (await this.own(actor)).defaultId };
  }

  private own(actor: ActorIdentity): Promise<OwnSettings> {
    return this.queries.execute(new GetSettingProfiles(actor.id));
  }
}
