import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { account } from '../account.aggregate.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { recordUse } from './record-use.decision.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const used = (day: string): AccountEvent => ({ type: 'AccountUsed', data: { day } });

describe('record use', () => {
  it('records the first day of use', () => {
    const events = given(account, registered).when(recordUse, { day: '2026-06-01' });
    expect(events).toEqual([used('2026-06-01')]);
  });

  it('records nothing for a second use on the same day', () => {
    expect(given(account, registered, used('2026-06-01')).when(recordUse, { day: '2026-06-01' })).toEqual([]);
  });

  it('records a later day', () => {
    const events = given(account, registered, used('2026-06-30')).when(recordUse, { day: '2026-07-01' });
    expect(events).toEqual([used('2026-07-01')]);
  });

  it('records no day before the latest one, as after a correction of the clock', () => {
    expect(given(account, registered, used('2026-06-02')).when(recordUse, { day: '2026-06-01' })).toEqual([]);
  });

  it('records nothing for the demo account', () => {
    const demo: AccountEvent = { type: 'DemoAccountOpened', data: { userId: 3 } };
    expect(given(account, registered, demo).when(recordUse, { day: '2026-06-01' })).toEqual([]);
  });

  it('records nothing for an account that does not exist or was erased', () => {
    const erased: AccountEvent = { type: 'AccountErased', data: {} };
    expect(given(account).when(recordUse, { day: '2026-06-01' })).toEqual([]);
    expect(given(account, registered, erased).when(recordUse, { day: '2026-06-01' })).toEqual([]);
  });
});
