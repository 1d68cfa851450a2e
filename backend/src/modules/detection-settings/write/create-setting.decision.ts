import type { Decide } from '../../../kernel/decider/decider.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import type { SettingCreated, SettingEvent } from '../events/setting-events.ts';
import type { Settings } from '../settings.aggregate.ts';
import { assertNameIsFree } from './own-profile.ts';

export type CreateSetting = SettingCreated['data'];

const MOST = 100;

/** @throws DomainError conflict for a name that another profile has, and for a person who has as many as one may have */
export const createSetting: Decide<Settings, CreateSetting, SettingEvent> = (command, state) => {
  assertNameIsFree(state, command.name);
  if (state.profiles.length >= MOST) {
    const sentence = `You have ${MOST} detection profiles. Delete one that you no longer use first.`;
    throw new DomainError('conflict', sentence, { code: 'too_many_settings' });
  }
  return [{ type: 'SettingCreated', data: command }];
};
