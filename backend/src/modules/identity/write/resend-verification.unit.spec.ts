import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { account } from '../account.aggregate.ts';
import { verifyEmail } from './verify-email.decision.ts';
import { resendVerification } from './resend-verification.decision.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const requested = (registrationId: string): AccountEvent => ({
  type: 'EmailVerificationRequested',
  data: { registrationId, email: 'kai@surf.example' },
});
const history = [registered, requested('first'), requested('second')];

describe('resend verification', () => {
  it('requests the link of the same registration again', () => {
    expect(given(account, ...history).when(resendVerification, { registrationId: 'first' })).toEqual([
      requested('first'),
    ]);
  });

  it('leaves both registrations verifiable', () => {
    for (const registrationId of ['first', 'second']) {
      expect(
        given(account, ...history, requested('first')).when(verifyEmail, { registrationId }),
      ).toHaveLength(2);
    }
  });

  it('does nothing for a verified email, an unknown registration and a missing account', () => {
    const verified: AccountEvent = { type: 'EmailVerified', data: { registrationId: 'second' } };
    expect(
      given(account, ...history, verified).when(resendVerification, { registrationId: 'first' }),
    ).toEqual([]);
    expect(given(account, ...history).when(resendVerification, { registrationId: 'third' })).toEqual([]);
    expect(given(account).when(resendVerification, { registrationId: 'first' })).toEqual([]);
  });
});
