import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { account } from '../account.aggregate.ts';
import { register } from './register.decision.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const requested = (registrationId: string): AccountEvent => ({
  type: 'EmailVerificationRequested',
  data: { registrationId, email: 'kai@surf.example' },
});
const command = { userId: 3, email: 'kai@surf.example', registrationId: 'second', clock: 'pacific' } as const;

describe('register', () => {
  it('creates an account and requests verification of its email', () => {
    expect(given(account).when(register, command)).toEqual([registered, requested('second')]);
  });

  it('chooses the time at the spot for an account that begins with it', () => {
    const [, chosen] = given(account).when(register, { ...command, clock: 'spot' });
    expect(chosen).toMatchObject({ type: 'PreferencesChosen', data: { clock: 'spot', speedUnit: 'km/h' } });
    expect(given(account, registered).when(register, { ...command, clock: 'spot' })).toEqual([
      requested('second'),
    ]);
  });

  it('requests verification for each registration of an unverified email', () => {
    expect(given(account, registered, requested('first')).when(register, command)).toEqual([
      requested('second'),
    ]);
  });

  it('records the repeated registration of a verified email and changes nothing else', () => {
    const verified: AccountEvent = { type: 'EmailVerified', data: { registrationId: 'first' } };
    expect(given(account, registered, requested('first'), verified).when(register, command)).toEqual([
      { type: 'RegistrationRepeated', data: { email: 'kai@surf.example' } },
    ]);
  });
});
