import type { Aggregate } from '../../kernel/decider/decider.ts';
import type { Parameters, SettingEvent } from './events/setting-events.ts';

export interface Profile {
  readonly id: number;
  readonly name: string;
  readonly parameters: Parameters;
}

/** One person's profiles in the order they were created, and the id of their default profile. */
export interface Settings {
  readonly profiles: readonly Profile[];
  readonly defaultId: number | null;
}

/** The fold of a `settings-<owner>` stream: commands decide on it, and the read model stores it. */
export const settings: Aggregate<Settings, SettingEvent> = {
  initialState: { profiles: [], defaultId: null },
  evolve({ profiles, defaultId }, event) {
    switch (event.type) {
      case 'SettingCreated': {
        const { settingId, name, parameters } = event.data;
        return { profiles: [...profiles, { id: settingId, name, parameters }], defaultId };
      }
      case 'SettingRenamed':
      case 'SettingTuned': {
        const { settingId, ...change } = event.data;
        const edited = profiles.map((profile) =>
          profile.id === settingId ? { ...profile, ...change } : profile,
        );
        return { profiles: edited, defaultId };
      }
      case 'SettingDeleted': {
        const { settingId } = event.data;
        return {
          profiles: profiles.filter(({ id }) => id !== settingId),
          defaultId: defaultId === settingId ? null : defaultId,
        };
      }
      case 'DefaultSettingChosen':
        return { profiles, defaultId: event.data.settingId };
      case 'DefaultSettingCleared':
        return { profiles, defaultId: null };
    }
  },
};
