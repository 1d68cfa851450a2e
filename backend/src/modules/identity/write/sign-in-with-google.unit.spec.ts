import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { account } from '../account.aggregate.ts';
import { signInWithGoogle } from './sign-in-with-google.decision.ts';

const email = 'kai@gmail.com';
const command = { userId: 3, email, googleSubject: 'g-1', ownsEmail: true, clock: 'pacific' } as const;
const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email } };
const verified: AccountEvent = { type: 'EmailVerified', data: { registrationId: 'first' } };
const linked = (googleSubject: string, discardedPassword = false): AccountEvent => ({
  type: 'GoogleLinked',
  data: { googleSubject, discardedPassword },
});

describe('sign in with Google', () => {
  it('creates an account for a new email', () => {
    expect(given(account).when(signInWithGoogle, command)).toEqual([registered, linked('g-1')]);
  });

  it('chooses the time at the spot for an account that begins with it', () => {
    const [, chosen] = given(account).when(signInWithGoogle, { ...command, clock: 'spot' });
    expect(chosen).toMatchObject({ type: 'PreferencesChosen', data: { clock: 'spot' } });
  });

  it('links an existing verified account if Google hosts the mailbox', () => {
    expect(given(account, registered, verified).when(signInWithGoogle, command)).toEqual([linked('g-1')]);
  });

  it('discards the password of an account whose email was never verified', () => {
    expect(given(account, registered).when(signInWithGoogle, command)).toEqual([linked('g-1', true)]);
  });

  it('refuses to link an existing account if Google does not host the mailbox', () => {
    const foreign = { ...command, ownsEmail: false };
    expect(() => given(account, registered, verified).when(signInWithGoogle, foreign)).toThrow(
      'already exists',
    );
    expect(() => given(account, registered).when(signInWithGoogle, foreign)).toThrow('already exists');
  });

  it('refuses a second Google account with the same email', () => {
    const history = [registered, verified, linked('g-1')];
    expect(given(account, ...history).when(signInWithGoogle, command)).toEqual([]);
    expect(() =>
      given(account, ...history).when(signInWithGoogle, { ...command, googleSubject: 'g-2' }),
    ).toThrow('already exists');
  });
});
