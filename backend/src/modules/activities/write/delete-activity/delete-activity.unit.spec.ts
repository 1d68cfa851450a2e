import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { uploadedFact } from '../../testing/sample-activity.ts';
import { activity } from '../activity.ts';
import { deleteActivity } from './delete-activity.command.ts';

describe('delete activity', () => {
  it('records which content is let go of', () => {
    expect(given(activity, uploadedFact({ owner: 1 })).when(deleteActivity, { actor: 1 })).toEqual([
      { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } },
    ]);
  });

  it('answers a foreign, a missing and a deleted activity alike', () => {
    const deleted = { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const;
    for (const history of [[], [uploadedFact({ owner: 2 })], [uploadedFact({ owner: 1 }), deleted]]) {
      expect(() => given(activity, ...history).when(deleteActivity, { actor: 1 })).toThrow(
        'Activity not found',
      );
    }
  });
});
