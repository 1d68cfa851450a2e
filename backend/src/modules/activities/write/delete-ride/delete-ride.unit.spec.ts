import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { activity } from '../../activity.aggregate.ts';
import { detectedFact, ride, uploadedFact } from '../../testing/sample-activity.ts';
import { deleteRide } from './delete-ride.decision.ts';

const history = [uploadedFact({ owner: 1 }), detectedFact(ride(11), ride(12))];

describe('delete ride', () => {
  it('deletes one ride', () => {
    expect(given(activity, ...history).when(deleteRide, { actor: 1, rideId: 12 })).toEqual([
      { type: 'RideDeleted', data: { rideId: 12 } },
    ]);
  });

  it('finds a ride once, in this activity, for its owner', () => {
    const deleted = { type: 'RideDeleted', data: { rideId: 12 } } as const;
    expect(() => given(activity, ...history, deleted).when(deleteRide, { actor: 1, rideId: 12 })).toThrow(
      'Activity not found',
    );
    expect(() => given(activity, ...history).when(deleteRide, { actor: 1, rideId: 99 })).toThrow();
    expect(() => given(activity, ...history).when(deleteRide, { actor: 2, rideId: 12 })).toThrow();
  });
});
