import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import { uploadedFact } from '../../../../test/support/sample-activity.ts';
import { removeDemoActivity } from './remove-demo-activities.decision.ts';

describe('remove demo activity', () => {
  it('deletes a demo activity', () => {
    const demo = uploadedFact({ owner: 1, isDemo: true });
    expect(given(activity, demo).when(removeDemoActivity, { actor: 1 })).toEqual([
      { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } },
    ]);
  });

  it('keeps real and foreign activities', () => {
    expect(given(activity, uploadedFact({ owner: 1 })).when(removeDemoActivity, { actor: 1 })).toEqual([]);
    const foreign = uploadedFact({ owner: 2, isDemo: true });
    expect(given(activity, foreign).when(removeDemoActivity, { actor: 1 })).toEqual([]);
  });
});
