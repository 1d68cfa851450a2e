import { describe, expect, it } from '@jest/globals';
import { clearLoginError, readLoginError, storeLoginError } from './login-error.ts';

describe('the stored login error', () => {
  it('expires after 10 s', () => {
    storeLoginError('Incorrect email or password');
    const now = Date.now();
    expect(readLoginError(now + 9_000)).toBe('Incorrect email or password');
    expect(readLoginError(now + 10_001)).toBeNull();
  });

  it('is null when cleared or unreadable', () => {
    storeLoginError('Incorrect email or password');
    clearLoginError();
    expect(readLoginError()).toBeNull();
    sessionStorage.setItem('rideline.login-error', '{"message":');
    expect(readLoginError()).toBeNull();
  });
});
