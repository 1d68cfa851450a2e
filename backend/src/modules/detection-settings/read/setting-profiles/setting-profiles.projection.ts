import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
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

const STREAM_PREFIX = 'settings-';
const ownerOf = (event: StoredEvent<SettingEvent>) => Number(event.stream.slice(STREAM_PREFIX.length));

export function evolveSettingProfiles(
  row: SettingProfilesRow | undefined,
  event: StoredEvent<SettingEvent>,
): SettingProfilesRow {
  const { owner, profiles, default_setting_id } = row ?? {
    owner: ownerOf(event),
    profiles: [],
    default_setting_id: null,
  };
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
export const settingProfilesProjection = rowProjection<SettingProfilesRow, SettingEvent>({
  name: 'setting_profiles',
  version: 1,
  table: 'setting_profiles',
  key: 'owner',
  columns: { owner: 'bigint', profiles: 'json NOT NULL', default_setting_id: 'integer' },
  consumes: settingEvents.map((event) => event.type),
  keyOf: ownerOf,
  evolve: evolveSettingProfiles,
});
