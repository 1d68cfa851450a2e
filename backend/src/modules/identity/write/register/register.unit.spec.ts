import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import { account } from '../account.ts';
import { register } from './register.command.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const requested = (registrationId: string): AccountEvent => ({
  type: 'EmailVerificationRequested',
  data: { registrationId, email: 'kai@surf.example' },
});
const command = { userId: 3, email: 'kai@surf.example', registrationId: 'second' };

describe('register', () => {
  it('opens an account whose e-mail has to be proven', () => {
    expect(given(account).when(register, command)).toEqual([registered, requested('second')]);
  });

  it('asks again while the e-mail is unproven, each registration for itself', () => {
    expect(given(account, registered, requested('first')).when(register, command)).toEqual([
      requested('second'),
    ]);
  });

  it('leaves a verified account as it is, and its owner is told', () => {
    const verified: AccountEvent = { type: 'EmailVerified', data: { registrationId: 'first' } };
    expect(given(account, registered, requested('first'), verified).when(register, command)).toEqual([
      { type: 'RegistrationRepeated', data: { email: 'kai@surf.example' } },
    ]);
  });
});
