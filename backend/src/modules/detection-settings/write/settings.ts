import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { conflict, notFound } from '../../../kernel/errors/domain-error.ts';
import type { Parameters } from '../events/parameters.ts';
import type { SettingEvent } from '../events/setting-events.ts';

export interface Profile {
  readonly name: string;
  readonly parameters: Parameters;
}

/** A person's profiles by id. */
export interface SettingsState {
  readonly profiles: ReadonlyMap<number, Profile>;
}

export const settings: Aggregate<SettingsState, SettingEvent> = {
  initialState: { profiles: new Map() },
  evolve({ profiles }, event) {
    const next = new Map(profiles);
    const profile = next.get(event.data.settingId);
    switch (event.type) {
      case 'SettingCreated':
        next.set(event.data.settingId, { name: event.data.name, parameters: event.data.parameters });
        break;
      case 'SettingRenamed':
        if (profile) next.set(event.data.settingId, { ...profile, name: event.data.name });
        break;
      case 'SettingTuned':
        if (profile) next.set(event.data.settingId, { ...profile, parameters: event.data.parameters });
        break;
      case 'SettingDeleted':
        next.delete(event.data.settingId);
        break;
      case 'DefaultSettingChosen':
        break;
    }
    return { profiles: next };
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
