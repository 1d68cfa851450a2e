import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS as parameters } from '@rideline/detection-engine';
import { given } from '../../../kernel/decider/given.ts';
import type { SettingEvent } from '../events/setting-events.ts';
import { settings } from '../settings.aggregate.ts';
import { chooseDefaultSetting, clearDefaultSetting } from './default-setting.decision.ts';
import { createSetting } from './create-setting.decision.ts';
import { deleteSetting } from './delete-setting.decision.ts';
import { editSetting } from './edit-setting.decision.ts';

const foil: SettingEvent = { type: 'SettingCreated', data: { settingId: 5, name: 'Foil', parameters } };
const longboard: SettingEvent = {
  type: 'SettingCreated',
  data: { settingId: 6, name: 'Longboard', parameters },
};

describe('profile decisions', () => {
  it('creates a profile, and rejects a name that another profile has in upper or lower case', () => {
    const command = { settingId: 7, name: 'FOIL', parameters };
    expect(given(settings, longboard).when(createSetting, command)).toEqual([
      { type: 'SettingCreated', data: command },
    ]);
    expect(() => given(settings, foil).when(createSetting, command)).toThrow(
      'A setting with this name already exists',
    );
  });

  it('lets a person have at most 100 profiles', () => {
    const many = Array.from({ length: 100 }, (_, settingId): SettingEvent => ({
      type: 'SettingCreated',
      data: { settingId, name: `Board ${settingId}`, parameters },
    }));
    const one = { settingId: 200, name: 'One', parameters };
    expect(given(settings, ...many.slice(1)).when(createSetting, one)).toHaveLength(1);
    expect(() => given(settings, ...many).when(createSetting, one)).toThrow(
      'You have 100 detection profiles. Delete one that you no longer use first.',
    );
  });

  it('emits events for the changed parts of an edit only', () => {
    const tuned = { ...parameters, min_ride_duration: 3 };
    const edit = (name: string, to: typeof parameters) =>
      given(settings, foil, longboard).when(editSetting, { id: 5, name, parameters: to });
    expect(edit('Foil', parameters)).toEqual([]);
    expect(edit('Wing foil', parameters)).toEqual([
      { type: 'SettingRenamed', data: { settingId: 5, name: 'Wing foil' } },
    ]);
    expect(edit('Foil', tuned)).toEqual([
      { type: 'SettingTuned', data: { settingId: 5, parameters: tuned } },
    ]);
    expect(() => edit('longboard', parameters)).toThrow('A setting with this name already exists');
  });

  it('rejects deleting or choosing a missing, foreign or deleted profile', () => {
    expect(() => given(settings, foil).when(deleteSetting, { settingId: 9 })).toThrow(
      'Surf setting not found',
    );
    expect(() => given(settings, foil).when(chooseDefaultSetting, { settingId: 9 })).toThrow(
      'Surf setting not found',
    );
    const deleted: SettingEvent = { type: 'SettingDeleted', data: { settingId: 5 } };
    expect(() => given(settings, foil, deleted).when(deleteSetting, { settingId: 5 })).toThrow();
  });

  it('accepts the Skookumchuck profile as the default of any account', () => {
    expect(given(settings).when(chooseDefaultSetting, { settingId: -1 })).toEqual([
      { type: 'DefaultSettingChosen', data: { settingId: -1 } },
    ]);
  });

  it('clears the default only while there is one: not twice, not after its profile was deleted', () => {
    const chosen: SettingEvent = { type: 'DefaultSettingChosen', data: { settingId: 5 } };
    const cleared: SettingEvent = { type: 'DefaultSettingCleared', data: {} };
    const deleted: SettingEvent = { type: 'SettingDeleted', data: { settingId: 5 } };
    expect(given(settings, foil, chosen).when(clearDefaultSetting, {})).toEqual([cleared]);
    expect(given(settings, foil, chosen, cleared).when(clearDefaultSetting, {})).toEqual([]);
    expect(given(settings, foil, chosen, deleted).when(clearDefaultSetting, {})).toEqual([]);
    expect(given(settings, foil).when(clearDefaultSetting, {})).toEqual([]);
  });
});
