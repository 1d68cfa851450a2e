import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { account } from '../account.aggregate.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { maxHeartRateOf } from '../events/health-events.ts';
import { choosePreferences } from './choose-preferences.decision.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const defaults = {
  distanceUnit: 'meters',
  speedUnit: 'km/h',
  longInKmOrMi: true,
  clock: 'pacific',
  hourFormat: '12h',
} as const;

describe('choose preferences', () => {
  it('records all preferences, with those that are not chosen as they were', () => {
    const spot: AccountEvent = { type: 'PreferencesChosen', data: { ...defaults, clock: 'spot' } };
    expect(given(account, registered, spot).when(choosePreferences, { speedUnit: 'mph' })).toEqual([
      { type: 'PreferencesChosen', data: { ...defaults, clock: 'spot', speedUnit: 'mph' } },
    ]);
  });

  it('records a switch of long distances', () => {
    expect(given(account, registered).when(choosePreferences, { longInKmOrMi: false })).toEqual([
      { type: 'PreferencesChosen', data: { ...defaults, longInKmOrMi: false } },
    ]);
    expect(given(account, registered).when(choosePreferences, { longInKmOrMi: true })).toEqual([]);
  });

  it('records nothing when all stay the same', () => {
    const chosen: AccountEvent = { type: 'PreferencesChosen', data: defaults };
    expect(given(account, registered).when(choosePreferences, {})).toEqual([]);
    expect(given(account, registered, chosen).when(choosePreferences, defaults)).toEqual([]);
  });

  it('records that the clock stays as it is when it is chosen for the first time', () => {
    expect(given(account, registered).when(choosePreferences, { clock: 'pacific' })).toEqual([
      { type: 'PreferencesChosen', data: defaults },
    ]);
  });
});

describe('the maximum heart rate', () => {
  it('is an event of its own, recorded when it changes', () => {
    const set: AccountEvent = { type: 'MaxHeartRateChosen', data: { maxHeartRate: '186' } };
    const cleared: AccountEvent = { type: 'MaxHeartRateChosen', data: { maxHeartRate: null } };
    expect(given(account, registered).when(choosePreferences, { maxHeartRate: 186 })).toEqual([set]);
    expect(given(account, registered).when(choosePreferences, { maxHeartRate: null })).toEqual([]);
    expect(given(account, registered, set).when(choosePreferences, { maxHeartRate: 186 })).toEqual([]);
    expect(given(account, registered, set).when(choosePreferences, { maxHeartRate: null })).toEqual([
      cleared,
    ]);
    expect(given(account, registered, set).when(choosePreferences, {})).toEqual([]);
  });

  it('is none once its person is erased', () => {
    expect(maxHeartRateOf({ maxHeartRate: '[erased]' })).toBeNull();
  });
});
