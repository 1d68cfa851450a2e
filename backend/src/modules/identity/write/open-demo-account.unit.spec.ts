import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { account } from '../account.aggregate.ts';
import { openDemoAccount } from './open-demo-account.decision.ts';

const command = { userId: 1, email: 'demo@rideline.example' };

describe('open the demo account', () => {
  it('opens the account only once', () => {
    const opened = given(account).when(openDemoAccount, command);
    expect(opened.map((event) => event.type)).toEqual(['UserRegistered', 'DemoAccountOpened']);
    expect(given(account, ...opened).when(openDemoAccount, command)).toEqual([]);
  });
});
