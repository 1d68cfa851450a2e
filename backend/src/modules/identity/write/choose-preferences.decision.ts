import type { Decide } from '../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';
import type { PreferencesChosen } from '../events/profile-events.ts';
import { openAccount } from './open-account.ts';

/** What is missing stays as it is. The first choice of a clock is recorded even if it is the default. */
export type ChoosePreferences = Partial<PreferencesChosen['data']> & {
  readonly maxHeartRate?: number | null;
};

export const choosePreferences: Decide<AccountState, ChoosePreferences, AccountEvent> = (
  { maxHeartRate, ...command },
  state,
) => {
  const account = openAccount(state);
  const before: PreferencesChosen['data'] = {
    distanceUnit: account.distanceUnit,
    speedUnit: account.speedUnit,
    longInKmOrMi: account.longInKmOrMi,
    clock: account.clock,
    hourFormat: account.hourFormat,
  };
  const chosen = { ...before, ...command };
  const unchanged = (Object.keys(before) as (keyof typeof before)[]).every(
    (key) => chosen[key] === before[key],
  );
  const isFirstClock = command.clock !== undefined && !account.hasChosenPreferences;
  const events: AccountEvent[] = [];
  if (!unchanged || isFirstClock) events.push({ type: 'PreferencesChosen', data: chosen });
  if (maxHeartRate !== undefined && maxHeartRate !== account.maxHeartRate) {
    const text = maxHeartRate === null ? null : String(maxHeartRate);
    events.push({ type: 'MaxHeartRateChosen', data: { maxHeartRate: text } });
  }
  return events;
};
