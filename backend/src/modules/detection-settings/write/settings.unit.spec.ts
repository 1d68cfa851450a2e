import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS as parameters } from '@rideline/detection-engine';
import { given } from '../../../kernel/decider/given.ts';
import type { SettingEvent } from '../events/setting-events.ts';
import { chooseDefaultSetting } from './choose-default-setting/choose-default-setting.command.ts';
import { clearDefaultSetting } from './clear-default-setting/clear-default-setting.command.ts';
import { createSetting } from './create-setting/create-setting.command.ts';
import { deleteSetting } from './delete-setting/delete-setting.command.ts';
import { editSetting } from './edit-setting/edit-setting.command.ts';
import { settings } from './settings.ts';

const foil: SettingEvent = { type: 'SettingCreated', data: { settingId: 5, name: 'Foil', parameters } };
const longboard: SettingEvent = {
  type: 'SettingCreated',
  data: { settingId: 6, name: 'Longboard', parameters },
};

describe('detection settings of a person', () => {
  it('takes a new profile, and refuses a second one of the same name whatever its case', () => {
    const command = { settingId: 7, name: 'FOIL', parameters };
    expect(given(settings, longboard).when(createSetting, command)).toEqual([
      { type: 'SettingCreated', data: command },
    ]);
    expect(() => given(settings, foil).when(createSetting, command)).toThrow(
      'A setting with this name already exists',
    );
  });

  it('records only what an edit changes', () => {
    const tuned = { ...parameters, min_ride_duration: 3 };
    const edit = (name: string, to: typeof parameters) =>
      given(settings, foil, longboard).when(editSetting, { settingId: 5, name, parameters: to });
    expect(edit('Foil', parameters)).toEqual([]);
    expect(edit('Wing foil', parameters)).toEqual([
      { type: 'SettingRenamed', data: { settingId: 5, name: 'Wing foil' } },
    ]);
    expect(edit('Foil', tuned)).toEqual([
      { type: 'SettingTuned', data: { settingId: 5, parameters: tuned } },
    ]);
    expect(() => edit('longboard', parameters)).toThrow('A setting with this name already exists');
  });

  it('knows only profiles of its own', () => {
    expect(() => given(settings, foil).when(deleteSetting, { settingId: 9 })).toThrow(
      'Surf setting not found',
    );
    expect(() => given(settings, foil).when(chooseDefaultSetting, { settingId: 9 })).toThrow(
      'Surf setting not found',
    );
    const deleted: SettingEvent = { type: 'SettingDeleted', data: { settingId: 5 } };
    expect(() => given(settings, foil, deleted).when(deleteSetting, { settingId: 5 })).toThrow();
  });

  it("takes the system's Skookumchuck profile as the default of anybody", () => {
    expect(given(settings).when(chooseDefaultSetting, { settingId: -1 })).toEqual([
      { type: 'DefaultSettingChosen', data: { settingId: -1 } },
    ]);
  });

  it('clears the default once, and has none after its profile is deleted', () => {
    const chosen: SettingEvent = { type: 'DefaultSettingChosen', data: { settingId: 5 } };
    const cleared: SettingEvent = { type: 'DefaultSettingCleared', data: {} };
    const deleted: SettingEvent = { type: 'SettingDeleted', data: { settingId: 5 } };
    expect(given(settings, foil, chosen).when(clearDefaultSetting, {})).toEqual([cleared]);
    expect(given(settings, foil, chosen, cleared).when(clearDefaultSetting, {})).toEqual([]);
    expect(given(settings, foil, chosen, deleted).when(clearDefaultSetting, {})).toEqual([]);
    expect(given(settings, foil).when(clearDefaultSetting, {})).toEqual([]);
  });
});
