import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { AccountState } from '../../account.aggregate.ts';
import type { PreferencesChosen } from '../../events/profile-events.ts';
import { openAccount } from '../open-account.ts';

export type ChoosePreferences = PreferencesChosen['data'];

export const choosePreferences: Decide<AccountState, ChoosePreferences, AccountEvent> = (command, state) => {
  const { distanceUnit, speedUnit } = openAccount(state);
  const unchanged = distanceUnit === command.distanceUnit && speedUnit === command.speedUnit;
  return unchanged ? [] : [{ type: 'PreferencesChosen', data: command }];
};
