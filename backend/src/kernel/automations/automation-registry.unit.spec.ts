import { describe, expect, it } from '@jest/globals';
import { InvalidRegistration, UnknownSubscriber } from '../checkpoints/checkpoint.ts';
import { AutomationRegistry } from './automation-registry.ts';

const automation = (name: string) => ({ name, reactsTo: ['Counted'], react: () => Promise.resolve() });

describe('AutomationRegistry', () => {
  it('returns registered automations, and rejects duplicate and invalid names', () => {
    const registry = new AutomationRegistry();
    const one = automation('when_counted_then_rest');
    registry.register(one);
    expect(registry.get('when_counted_then_rest')).toBe(one);
    expect(registry.all()).toEqual([one]);
    expect(() => registry.get('when_never')).toThrow(UnknownSubscriber);
    expect(() => registry.register(automation('when_counted_then_rest'))).toThrow(InvalidRegistration);
    expect(() => registry.register(automation('When counted'))).toThrow(InvalidRegistration);
  });
});
