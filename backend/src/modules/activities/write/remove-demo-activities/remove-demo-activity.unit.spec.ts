import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { uploadedFact } from '../../testing/sample-activity.ts';
import { activity } from '../activity.ts';
import { removeDemoActivity } from './remove-demo-activity.command.ts';

describe('remove demo activity', () => {
  it('deletes what is labelled as demo', () => {
    const demo = uploadedFact({ owner: 1, isDemo: true });
    expect(given(activity, demo).when(removeDemoActivity, { actor: 1 })).toEqual([
      { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } },
    ]);
  });

  it('leaves real sessions and other people alone', () => {
    expect(given(activity, uploadedFact({ owner: 1 })).when(removeDemoActivity, { actor: 1 })).toEqual([]);
    const foreign = uploadedFact({ owner: 2, isDemo: true });
    expect(given(activity, foreign).when(removeDemoActivity, { actor: 1 })).toEqual([]);
  });
});
