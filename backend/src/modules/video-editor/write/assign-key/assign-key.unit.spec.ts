import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { activationKey } from '../activation-key.ts';
import { assignKey } from './assign-key.command.ts';

describe('assign an activation key', () => {
  it('gives an account one key, once', () => {
    const command = { userId: 3, key: 'AAAA-1111' };
    const assigned = given(activationKey).when(assignKey, command);
    expect(assigned).toEqual([{ type: 'ActivationKeyAssigned', data: command }]);
    expect(given(activationKey, ...assigned).when(assignKey, { userId: 3, key: 'BBBB-2222' })).toEqual([]);
  });
});
