import { describe, expect, it } from '@jest/globals';
import { clearLoginError, readLoginError, storeLoginError } from './stored-error.ts';

describe('stored sign-in error', () => {
  it('is worth showing for under 10 s', () => {
    storeLoginError('Incorrect email or password');
    const now = Date.now();
    expect(readLoginError(now + 9_000)).toBe('Incorrect email or password');
    expect(readLoginError(now + 10_001)).toBeNull();
  });

  it('is gone once cleared, and damage counts as none', () => {
    storeLoginError('Incorrect email or password');
    clearLoginError();
    expect(readLoginError()).toBeNull();
    sessionStorage.setItem('rideline.login-error', '{"message":');
    expect(readLoginError()).toBeNull();
  });
});
