import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import { account } from '../account.ts';
import { linkGoogle } from './link-google.command.ts';

const email = 'kai@gmail.com';
const command = { userId: 3, email, googleSubject: 'g-1', ownsEmail: true };
const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email } };
const verified: AccountEvent = { type: 'EmailVerified', data: { registrationId: 'first' } };
const linked = (googleSubject: string, discardedPassword = false): AccountEvent => ({
  type: 'GoogleLinked',
  data: { googleSubject, discardedPassword },
});

describe('sign in with Google', () => {
  it('opens an account for a new e-mail', () => {
    expect(given(account).when(linkGoogle, command)).toEqual([registered, linked('g-1')]);
  });

  it('joins the verified account of an e-mail that Google hands out', () => {
    expect(given(account, registered, verified).when(linkGoogle, command)).toEqual([linked('g-1')]);
  });

  it('discards what somebody set on an e-mail they never proved', () => {
    expect(given(account, registered).when(linkGoogle, command)).toEqual([linked('g-1', true)]);
  });

  it('does not join on an e-mail that Google does not hand out', () => {
    const foreign = { ...command, ownsEmail: false };
    expect(() => given(account, registered, verified).when(linkGoogle, foreign)).toThrow('already exists');
    expect(() => given(account, registered).when(linkGoogle, foreign)).toThrow('already exists');
  });

  it('goes by the subject: another Google account with the same e-mail is somebody else', () => {
    const history = [registered, verified, linked('g-1')];
    expect(given(account, ...history).when(linkGoogle, command)).toEqual([]);
    expect(() => given(account, ...history).when(linkGoogle, { ...command, googleSubject: 'g-2' })).toThrow(
      'already exists',
    );
  });
});
