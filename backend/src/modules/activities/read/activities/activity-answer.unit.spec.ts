import { describe, expect, it } from '@jest/globals';
import { NOWHERE } from '@rideline/detection-engine';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { detectedFact, ride, uploadedFact } from '../../../../../test/support/sample-activity.ts';
import { evolveActivityRow, type ActivityRow } from './activities.projection.ts';
import { activityDetail, activityItem } from './activity-answer.ts';

function rowAfter(...events: readonly ActivityEvent[]): ActivityRow | undefined {
  return events.reduce<ActivityRow | undefined>(
    (row, event, index) =>
      evolveActivityRow(row, {
        ...event,
        id: `event-${index}`,
        stream: 'activity-dawnPatrol',
        revision: BigInt(index),
        position: BigInt(index + 1),
        recordedAt: new Date('2026-06-01T15:00:00Z'),
        metadata: { actor: '1', correlation: 'test' },
      }),
    undefined,
  );
}

describe('answers about an activity', () => {
  it('total its rides', () => {
    const longest = ride(2, { distance: 240, duration: 31, maxSpeed: 33 });
    const item = activityItem(rowAfter(uploadedFact(), detectedFact(ride(1), longest))!, null, NOWHERE);
    expect(item).toMatchObject({
      activity_name: 'Dawn patrol',
      upload_time: '2026-06-01T15:00:00.000Z',
      total_rides: 2,
      longest_ride_distance: 240,
      longest_ride_time: 31,
      max_speed: 33,
    });
  });

  it('have the clock of the spot at their start, and none where the service hides it', () => {
    const clockOf = (change: Parameters<typeof uploadedFact>[0]) => {
      const { time_zone, utc_offset } = activityItem(rowAfter(uploadedFact(change))!, null, NOWHERE);
      return [time_zone, utc_offset];
    };
    const activityTime = '2026-04-04T14:46:00.000Z';
    expect(clockOf({ activityTime, timeZone: 'Australia/Lord_Howe' })).toEqual([
      'Australia/Lord_Howe',
      '+11:00',
    ]);
    expect(clockOf({ timeZone: 'Pacific/Auckland', isTimeHidden: true })).toEqual([null, null]);
  });

  it('leave out a deleted ride', () => {
    const row = rowAfter(uploadedFact(), detectedFact(ride(1), ride(2, { distance: 240 })), {
      type: 'RideDeleted',
      data: { rideId: 2 },
    });
    expect(activityItem(row!, null, NOWHERE)).toMatchObject({ total_rides: 1, longest_ride_distance: 60 });
  });

  it('have null records without rides', () => {
    expect(activityItem(rowAfter(uploadedFact(), detectedFact())!, null, NOWHERE)).toMatchObject({
      total_rides: 0,
      longest_ride_distance: null,
      longest_ride_time: null,
      max_speed: null,
    });
  });

  it('number trackpoints from 1 and list the attempts of a standing wave', () => {
    const standing = uploadedFact({ surfType: 'standing_waves' });
    const detail = activityDetail(
      rowAfter(standing, detectedFact(ride(1, { isSurfRide: false })))!,
      null,
      NOWHERE,
    );
    expect(detail.surf_rides).toEqual([]);
    expect(detail.surf_attempts).toMatchObject([
      { id: 1, first_trackpoint_id: 101, last_trackpoint_id: 111, track_points: 11, surf_runs: [[101, 111]] },
    ]);
    expect(detail).toMatchObject({ total_attempts: 1, total_rides: 0, success_rate: 0 });
  });

  it('end with the deletion, also when later events follow', () => {
    const deleted = { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const;
    expect(rowAfter(uploadedFact(), deleted, detectedFact(ride(1)))).toBeUndefined();
  });
});
