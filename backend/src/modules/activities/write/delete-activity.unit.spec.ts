import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import { uploadedFact } from '../../../../test/support/sample-activity.ts';
import { deleteActivity } from './delete-activity.decision.ts';

describe('delete activity', () => {
  it('records the hash of the content to remove', () => {
    expect(given(activity, uploadedFact({ owner: 1 })).when(deleteActivity, { actor: 1 })).toEqual([
      { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } },
    ]);
  });

  it('rejects a foreign, a missing and a deleted activity as not found', () => {
    const deleted = { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const;
    for (const history of [[], [uploadedFact({ owner: 2 })], [uploadedFact({ owner: 1 }), deleted]]) {
      expect(() => given(activity, ...history).when(deleteActivity, { actor: 1 })).toThrow(
        'Activity not found',
      );
    }
  });
});
