import { describe, expect, it } from '@jest/globals';
import { brokenRules, ruleNames } from './broken-rules.ts';
import { cleanTree } from './clean-tree.ts';
import { probes } from './probes.ts';

describe('architecture rules', () => {
  it('accept every allowed import', async () => {
    expect(await brokenRules(cleanTree)).toEqual([]);
  });

  it('have a probe each', () => {
    expect([...new Set(probes.map((probe) => probe.rule))].sort()).toEqual([...ruleNames].sort());
  });

  it.each(probes)('report $rule when $why', async ({ rule, plant }) => {
    expect(await brokenRules({ ...cleanTree, ...plant })).toEqual([rule]);
  });
});
