import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { account } from '../account.aggregate.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { createAccount, makePasswordLink } from './make-password-link.decision.ts';

const email = 'kai@surf.example';
const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email } };
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { by: 'operator' } };
const made: AccountEvent = { type: 'PasswordLinkMade', data: {} };
const command = { userId: 3, email, clock: 'pacific' } as const;

describe('an account that the operator creates', () => {
  it('is verified, and its password is set by a link', () => {
    expect(given(account).when(createAccount, command)).toEqual([registered, confirmed, made]);
  });

  it('is refused where there is one', () => {
    expect(() => given(account, registered).when(createAccount, command)).toThrow(
      'There is already an account with the email kai@surf.example',
    );
  });
});

describe('a password link of the operator', () => {
  it('is made for a verified account', () => {
    expect(given(account, registered, confirmed).when(makePasswordLink, { email })).toEqual([made]);
  });

  it('verifies the email of an account that waits for its mail', () => {
    expect(given(account, registered).when(makePasswordLink, { email })).toEqual([confirmed, made]);
  });

  it('is refused without an account and for the demo account', () => {
    expect(() => given(account).when(makePasswordLink, { email })).toThrow('There is no account');
    const demo: AccountEvent = { type: 'DemoAccountOpened', data: { userId: 3 } };
    expect(() => given(account, registered, demo).when(makePasswordLink, { email })).toThrow(
      'The password of the demo account cannot be changed',
    );
  });
});
