import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { PreferencesChosen } from '../../events/preferences-chosen.ts';
import { type AccountState, openAccount } from '../account.ts';

export type ChoosePreferences = PreferencesChosen['data'];

export const choosePreferences: Decide<AccountState, ChoosePreferences, AccountEvent> = (command, state) => {
  const { distance, speed } = openAccount(state).units;
  const same = distance === command.distanceUnit && speed === command.speedUnit;
  return same ? [] : [{ type: 'PreferencesChosen', data: command }];
};
