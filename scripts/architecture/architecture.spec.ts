import { describe, expect, it } from '@jest/globals';
import { brokenRules, ruleNames } from './broken-rules.ts';
import { cleanTree } from './clean-tree.ts';
import { probes } from './probes.ts';

describe('the architecture', () => {
  it('lets every allowed import pass', async () => {
    expect(await brokenRules(cleanTree)).toEqual([]);
  });

  it('has a probe for each rule', () => {
    expect([...new Set(probes.map((probe) => probe.rule))].sort()).toEqual([...ruleNames].sort());
  });

  it.each(probes)('sees $rule broken when $why', async ({ rule, plant }) => {
    expect(await brokenRules({ ...cleanTree, ...plant })).toEqual([rule]);
  });
});
