import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import {
  detectedFact,
  foundRides,
  RECORDED,
  ride,
  uploadedFact,
} from '../../../../test/support/sample-activity.ts';
import { cleanTrackAgain } from './clean-track-again.decision.ts';

const kept = ride(11, { startTime: 0, endTime: 10_000 });
const deleted = ride(12, { startTime: 100_000, endTime: 120_000 });
const history: readonly ActivityEvent[] = [
  uploadedFact({ owner: 1 }),
  detectedFact(kept, deleted),
  { type: 'RideDeleted', data: { rideId: 12 } },
];
const { parameters, settingId } = detectedFact().data;
const { id: _id, ...found } = { ...kept, firstPoint: 3, lastPoint: 13, startTime: 1000 };
const { id: _other, ...foundDeleted } = deleted;
const command = {
  actor: 1,
  input: { surfType: 'traveling_waves' as const, keptPart: null, clockShift: 0, usualHeading: null },
  trackHash: 'another',
  pointCount: 3601,
  parameters,
  settingId,
  engineVersion: '2.0.0',
  recorded: RECORDED,
  warnings: ['1 point without a time was left out.'],
  found: foundRides(found, foundDeleted),
  freshIds: [21, 22],
};

describe('clean track again', () => {
  it('replaces the track with the rides in it, which keep their ids and stay deleted', () => {
    const events = given(activity, ...history).when(cleanTrackAgain, command);
    const { found: _found, freshIds: _ids, actor: _actor, input: _input, ...track } = command;
    expect(events).toEqual([
      { type: 'TrackCleanedAgain', data: { ...detectedFact({ ...found, id: 11 }).data, ...track } },
    ]);
  });

  it('records nothing for the track that the activity has', () => {
    const first = given(activity, ...history).when(cleanTrackAgain, command);
    expect(given(activity, ...history, ...first).when(cleanTrackAgain, command)).toEqual([]);
  });

  it('does not revive a deleted activity', () => {
    const gone: ActivityEvent = { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } };
    expect(() => given(activity, ...history, gone).when(cleanTrackAgain, command)).toThrow(
      'Activity not found',
    );
  });
});
