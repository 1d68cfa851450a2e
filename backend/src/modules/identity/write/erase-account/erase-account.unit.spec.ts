import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import { account } from '../account.ts';
import { chooseUsername } from '../choose-username/choose-username.command.ts';
import { eraseAccount } from './erase-account.command.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const erased: AccountEvent = { type: 'AccountErased', data: {} };

describe('erase an account', () => {
  it('happens once, and nothing can be done with the account afterwards', () => {
    expect(given(account, registered).when(eraseAccount, {})).toEqual([erased]);
    expect(() => given(account, registered, erased).when(eraseAccount, {})).toThrow('Account not found');
    expect(() => given(account, registered, erased).when(chooseUsername, { username: 'kai' })).toThrow(
      'Account not found',
    );
  });

  it('spares the demo account, whose password everybody knows', () => {
    const demo: AccountEvent = { type: 'DemoAccountOpened', data: { userId: 3 } };
    expect(() => given(account, registered, demo).when(eraseAccount, {})).toThrow('demo account');
  });
});
