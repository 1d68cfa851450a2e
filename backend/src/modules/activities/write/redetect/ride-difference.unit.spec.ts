import { describe, expect, it } from '@jest/globals';
import { ride } from '../../testing/sample-activity.ts';
import { rideDifference } from './ride-difference.ts';

describe('the difference that re-detection makes', () => {
  it('counts rides by what became of them', () => {
    const before = [ride(1), ride(2), ride(3)];
    const moved = { ...ride(2), endTime: ride(2).endTime + 2_000 };
    const after = [ride(1), moved, { ...ride(9), id: undefined }];
    expect(rideDifference(before, after)).toEqual({ kept: 1, changed: 1, gained: 1, lost: 1 });
  });

  it('is nothing where nothing changed', () => {
    expect(rideDifference([ride(1)], [ride(1)])).toEqual({ kept: 1, changed: 0, gained: 0, lost: 0 });
  });
});
