import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { account } from '../account.aggregate.ts';
import { chooseUsername } from './choose-username.decision.ts';
import { eraseAccount } from './erase-account.decision.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const erased: AccountEvent = { type: 'AccountErased', data: {} };

describe('erase account', () => {
  it('erases once, after which every command answers as for a missing account', () => {
    expect(given(account, registered).when(eraseAccount, {})).toEqual([erased]);
    expect(() => given(account, registered, erased).when(eraseAccount, {})).toThrow('Account not found');
    expect(() => given(account, registered, erased).when(chooseUsername, { username: 'kai' })).toThrow(
      'Account not found',
    );
  });

  it('refuses to erase the demo account', () => {
    const demo: AccountEvent = { type: 'DemoAccountOpened', data: { userId: 3 } };
    expect(() => given(account, registered, demo).when(eraseAccount, {})).toThrow('demo account');
  });
});
