import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { account } from '../account.aggregate.ts';
import { verifyEmail } from './verify-email.decision.ts';

const history: readonly AccountEvent[] = [
  { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } },
  { type: 'EmailVerificationRequested', data: { registrationId: 'first', email: 'kai@surf.example' } },
  { type: 'EmailVerificationRequested', data: { registrationId: 'second', email: 'kai@surf.example' } },
];
const sentence = 'This verification link is invalid or has expired.';

describe('verify email', () => {
  it('verifies the email and sets the password of that registration', () => {
    expect(given(account, ...history).when(verifyEmail, { registrationId: 'second' })).toEqual([
      { type: 'EmailVerified', data: { registrationId: 'second' } },
      { type: 'PasswordSet', data: { how: 'registered' } },
    ]);
  });

  it('accepts the link of an earlier registration, which sets the password of that one', () => {
    expect(given(account, ...history).when(verifyEmail, { registrationId: 'first' })).toEqual([
      { type: 'EmailVerified', data: { registrationId: 'first' } },
      { type: 'PasswordSet', data: { how: 'registered' } },
    ]);
  });

  it('refuses every other link after one was opened or Google verified the email', () => {
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

  it('refuses a link of a missing account', () => {
    expect(() => given(account).when(verifyEmail, { registrationId: 'second' })).toThrow(sentence);
  });
});
