import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import { AccountErased } from '../../../identity/index.ts';
import type { Parameters } from '../../events/parameters.ts';
import { settingEvents, type SettingEvent } from '../../events/setting-events.ts';

export interface SettingProfile {
  readonly id: number;
  readonly name: string;
  readonly parameters: Parameters;
}

/** A person's profiles in the order they were created, and the id of the default one. */
export interface OwnedProfiles {
  readonly owner: number;
  readonly profiles: readonly SettingProfile[];
  readonly defaultId: number | null;
}

type ConsumedEvent = SettingEvent | AccountErased;

/** `settings-7` and `account-7` are both of person 7. */
const ownerOf = (event: StoredEvent<ConsumedEvent>) =>
  Number(event.stream.slice(event.stream.lastIndexOf('-') + 1));

function evolveProfiles(
  owned: OwnedProfiles | undefined,
  event: StoredEvent<ConsumedEvent>,
): OwnedProfiles | undefined {
  if (event.type === 'AccountErased') return undefined;
  const { owner, profiles, defaultId } = owned ?? { owner: ownerOf(event), profiles: [], defaultId: null };
  if (event.type === 'DefaultSettingCleared') return { owner, profiles, defaultId: null };
  const id = event.data.settingId;
  const change = (edit: Partial<SettingProfile>) =>
    profiles.map((profile) => (profile.id === id ? { ...profile, ...edit } : profile));
  switch (event.type) {
    case 'SettingCreated': {
      const { name, parameters } = event.data;
      return { owner, profiles: [...profiles, { id, name, parameters }], defaultId };
    }
    case 'SettingRenamed':
      return { owner, profiles: change({ name: event.data.name }), defaultId };
    case 'SettingTuned':
      return { owner, profiles: change({ parameters: event.data.parameters }), defaultId };
    case 'SettingDeleted':
      return {
        owner,
        profiles: profiles.filter((profile) => profile.id !== id),
        defaultId: defaultId === id ? null : defaultId,
      };
    case 'DefaultSettingChosen':
      return { owner, profiles, defaultId: id };
  }
}

/** Detection profiles per person: `read_setting_profiles.setting_profiles`. */
export const settingProfilesProjection = documentProjection<OwnedProfiles, ConsumedEvent>({
  name: 'setting_profiles',
  version: 3,
  table: 'setting_profiles',
  key: 'owner',
  columns: { owner: { type: 'bigint', field: 'owner' } },
  consumes: [...settingEvents, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve: evolveProfiles,
});
