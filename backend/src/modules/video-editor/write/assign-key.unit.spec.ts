import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activationKey } from '../activation-key.aggregate.ts';
import { assignKey } from './assign-key.decision.ts';

describe('assign an activation key', () => {
  it('assigns one key per account', () => {
    const command = { userId: 3, key: 'AAAA-1111' };
    const assigned = given(activationKey).when(assignKey, command);
    expect(assigned).toEqual([{ type: 'ActivationKeyAssigned', data: command }]);
    expect(given(activationKey, ...assigned).when(assignKey, { userId: 3, key: 'BBBB-2222' })).toEqual([]);
  });
});
