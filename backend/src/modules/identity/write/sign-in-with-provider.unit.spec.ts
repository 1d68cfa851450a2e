import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { account, GOOGLE_ISSUER } from '../account.aggregate.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { signInWithProvider } from './sign-in-with-provider.decision.ts';

const email = 'kai@gmail.com';
const proven = { userId: 3, email, emailVerified: true, mayJoin: true, isInAdminGroup: false };
const google = { ...proven, issuer: GOOGLE_ISSUER, subject: 'g-1', clock: 'pacific' } as const;
const house = { ...google, issuer: 'https://house.example', subject: 'p-1' };
const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email } };
const verified: AccountEvent = { type: 'EmailVerified', data: { registrationId: 'first' } };
const googleLinked = (googleSubject: string, discardedPassword = false): AccountEvent => ({
  type: 'GoogleLinked',
  data: { googleSubject, discardedPassword },
});
const houseLinked: AccountEvent = {
  type: 'OidcLinked',
  data: { issuer: house.issuer, subject: 'p-1', emailVerified: true, discardedPassword: false },
};
const granted = (by: 'operator' | 'group'): AccountEvent => ({ type: 'AdminGranted', data: { by } });
const revoked: AccountEvent = { type: 'AdminRevoked', data: {} };

describe('sign in with an identity provider', () => {
  it('creates an account for a new email', () => {
    expect(given(account).when(signInWithProvider, google)).toEqual([registered, googleLinked('g-1')]);
    expect(given(account).when(signInWithProvider, house)).toEqual([registered, houseLinked]);
  });

  it('chooses the time at the spot for an account that begins with it', () => {
    const [, chosen] = given(account).when(signInWithProvider, { ...google, clock: 'spot' });
    expect(chosen).toMatchObject({ type: 'PreferencesChosen', data: { clock: 'spot' } });
  });

  it('links an existing verified account whose email the provider answers for', () => {
    const before = given(account, registered, verified, googleLinked('g-1'));
    expect(before.when(signInWithProvider, house)).toEqual([houseLinked]);
  });

  it('discards the password of an account whose email was never verified', () => {
    expect(given(account, registered).when(signInWithProvider, google)).toEqual([googleLinked('g-1', true)]);
  });

  it('refuses to link an existing account whose email the provider does not answer for', () => {
    const foreign = { ...google, mayJoin: false };
    expect(() => given(account, registered, verified).when(signInWithProvider, foreign)).toThrow(
      'already exists',
    );
    expect(() => given(account, registered).when(signInWithProvider, foreign)).toThrow('already exists');
  });

  it('refuses the demo account', () => {
    const demo: AccountEvent = { type: 'DemoAccountOpened', data: { userId: 3 } };
    expect(() => given(account, registered, demo).when(signInWithProvider, house)).toThrow('already exists');
  });

  it('refuses a second subject of the same issuer with the same email', () => {
    const history = [registered, verified, googleLinked('g-1'), houseLinked];
    expect(given(account, ...history).when(signInWithProvider, house)).toEqual([]);
    for (const identity of [google, house]) {
      const other = { ...identity, subject: 'another' };
      expect(() => given(account, ...history).when(signInWithProvider, other)).toThrow('already exists');
    }
  });
});

describe('the admin group', () => {
  const member = { ...house, isInAdminGroup: true };

  it('grants rights to a member at login, and ends them once it is left', () => {
    expect(given(account).when(signInWithProvider, member)).toEqual([
      registered,
      houseLinked,
      granted('group'),
    ]);
    const admin = given(account, registered, houseLinked, granted('group'));
    expect(admin.when(signInWithProvider, member)).toEqual([]);
    expect(admin.when(signInWithProvider, house)).toEqual([revoked]);
  });

  it('leaves rights that the operator granted', () => {
    const history = [registered, houseLinked, granted('group'), granted('operator')];
    expect(given(account, ...history).when(signInWithProvider, house)).toEqual([]);
  });
});
