import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import { AccountErased } from '../../../identity/index.ts';
import type { Parameters } from '../../events/parameters.ts';
import { settingEvents, type SettingEvent } from '../../events/setting-events.ts';

export interface SettingProfile extends Parameters {
  readonly id: number;
  readonly setting_name: string;
}

/** A person's profiles in the order they were made, and the default among them. */
export interface SettingProfilesRow {
  readonly owner: number;
  readonly profiles: readonly SettingProfile[];
  readonly default_setting_id: number | null;
}

type ConsumedEvent = SettingEvent | AccountErased;

/** `settings-7` and `account-7` are both of person 7. */
const ownerOf = (event: StoredEvent<ConsumedEvent>) =>
  Number(event.stream.slice(event.stream.lastIndexOf('-') + 1));

function evolveSettingProfiles(
  row: SettingProfilesRow | undefined,
  event: StoredEvent<ConsumedEvent>,
): SettingProfilesRow | undefined {
  if (event.type === 'AccountErased') return undefined;
  const { owner, profiles, default_setting_id } = row ?? {
    owner: ownerOf(event),
    profiles: [],
    default_setting_id: null,
  };
  if (event.type === 'DefaultSettingCleared') return { owner, profiles, default_setting_id: null };
  const id = event.data.settingId;
  const change = (edit: Partial<SettingProfile>) =>
    profiles.map((profile) => (profile.id === id ? { ...profile, ...edit } : profile));
  switch (event.type) {
    case 'SettingCreated': {
      const { name, parameters } = event.data;
      return {
        owner,
        profiles: [...profiles, { id, setting_name: name, ...parameters }],
        default_setting_id,
      };
    }
    case 'SettingRenamed':
      return { owner, profiles: change({ setting_name: event.data.name }), default_setting_id };
    case 'SettingTuned':
      return { owner, profiles: change(event.data.parameters), default_setting_id };
    case 'SettingDeleted':
      return {
        owner,
        profiles: profiles.filter((profile) => profile.id !== id),
        default_setting_id: default_setting_id === id ? null : default_setting_id,
      };
    case 'DefaultSettingChosen':
      return { owner, profiles, default_setting_id: id };
  }
}

/** Detection profiles per person: `read_setting_profiles.setting_profiles`. */
export const settingProfilesProjection = rowProjection<SettingProfilesRow, ConsumedEvent>({
  name: 'setting_profiles',
  version: 2,
  table: 'setting_profiles',
  key: 'owner',
  fields: { owner: 'bigint', profiles: 'json NOT NULL', default_setting_id: 'bigint' },
  consumes: [...settingEvents, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve: evolveSettingProfiles,
});
