import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { conflict, notFound } from '../../../kernel/errors/domain-error.ts';
import type { Parameters } from '../events/parameters.ts';
import type { SettingEvent } from '../events/setting-events.ts';

export interface Profile {
  readonly name: string;
  readonly parameters: Parameters;
}

/** A person's profiles by id, and the one that is the default. */
export interface SettingsState {
  readonly profiles: ReadonlyMap<number, Profile>;
  readonly defaultId: number | null;
}

export const settings: Aggregate<SettingsState, SettingEvent> = {
  initialState: { profiles: new Map(), defaultId: null },
  evolve(state, event) {
    if (event.type === 'DefaultSettingCleared') return { ...state, defaultId: null };
    const { settingId } = event.data;
    if (event.type === 'DefaultSettingChosen') return { ...state, defaultId: settingId };
    const next = new Map(state.profiles);
    const profile = next.get(settingId);
    switch (event.type) {
      case 'SettingCreated':
        next.set(settingId, { name: event.data.name, parameters: event.data.parameters });
        break;
      case 'SettingRenamed':
        if (profile) next.set(settingId, { ...profile, name: event.data.name });
        break;
      case 'SettingTuned':
        if (profile) next.set(settingId, { ...profile, parameters: event.data.parameters });
        break;
      case 'SettingDeleted':
        next.delete(settingId);
        return { profiles: next, defaultId: state.defaultId === settingId ? null : state.defaultId };
    }
    return { ...state, profiles: next };
  },
};

/** @throws DomainError not_found, the same for a foreign and a missing profile */
export function ownProfile(state: SettingsState, settingId: number): Profile {
  const profile = state.profiles.get(settingId);
  if (profile === undefined) throw notFound('Surf setting not found');
  return profile;
}

/** @throws DomainError conflict when another profile has this name, whatever its case */
export function assertNameIsFree(state: SettingsState, name: string, except?: number): void {
  for (const [id, profile] of state.profiles) {
    if (id !== except && profile.name.toLowerCase() === name.toLowerCase()) {
      throw conflict('A setting with this name already exists');
    }
  }
}
