import { type ClockName, DEFAULT_TIME_DISPLAY, DEFAULT_UNITS } from '@rideline/detection-engine';
import type { AccountEvent } from '../events/account-events.ts';

interface NewAccount {
  readonly userId: number;
  readonly email: string;
  readonly clock: ClockName;
}

/** An account's first events. Nothing is chosen for it where the clock is that of every account. */
export const newAccount = ({ userId, email, clock }: NewAccount): AccountEvent[] => [
  { type: 'UserRegistered', data: { userId, email } },
  ...(clock === DEFAULT_TIME_DISPLAY.clock
    ? []
    : [{ type: 'PreferencesChosen', data: { ...DEFAULT_UNITS, ...DEFAULT_TIME_DISPLAY, clock } } as const]),
];
