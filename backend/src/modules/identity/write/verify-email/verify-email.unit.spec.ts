import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import { account } from '../account.ts';
import { verifyEmail } from './verify-email.command.ts';

const history: readonly AccountEvent[] = [
  { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } },
  { type: 'EmailVerificationRequested', data: { registrationId: 'first', email: 'kai@surf.example' } },
  { type: 'EmailVerificationRequested', data: { registrationId: 'second', email: 'kai@surf.example' } },
];
const sentence = 'This verification link is invalid or has expired.';

describe('verify e-mail', () => {
  it('proves the e-mail and sets the password chosen with that registration', () => {
    expect(given(account, ...history).when(verifyEmail, { registrationId: 'second' })).toEqual([
      { type: 'EmailVerified', data: { registrationId: 'second' } },
      { type: 'PasswordSet', data: { how: 'registered' } },
    ]);
  });

  it('takes the link of an earlier registration too, for the password chosen with that one', () => {
    expect(given(account, ...history).when(verifyEmail, { registrationId: 'first' })).toEqual([
      { type: 'EmailVerified', data: { registrationId: 'first' } },
      { type: 'PasswordSet', data: { how: 'registered' } },
    ]);
  });

  it('refuses every other link once one was opened, or Google proved the e-mail', () => {
    const proofs: AccountEvent[] = [
      { type: 'EmailVerified', data: { registrationId: 'first' } },
      { type: 'GoogleLinked', data: { googleSubject: 'g', discardedPassword: true } },
    ];
    for (const proof of proofs) {
      expect(() => given(account, ...history, proof).when(verifyEmail, { registrationId: 'second' })).toThrow(
        sentence,
      );
    }
  });

  it('refuses a link without an account', () => {
    expect(() => given(account).when(verifyEmail, { registrationId: 'second' })).toThrow(sentence);
  });
});
