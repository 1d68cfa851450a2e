import { describe, expect, it } from '@jest/globals';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { detectedFact, ride, uploadedFact } from '../../testing/sample-activity.ts';
import { activityDetail } from './activity-detail.ts';
import { activityItem } from './activity-item.ts';
import { evolveActivityRow, type ActivityRow } from './activity-row.ts';

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

describe('an activity as its screens read it', () => {
  it('totals its rides in start order', () => {
    const longest = ride(2, { distance: 240, duration: 31, maxSpeed: 33 });
    const item = activityItem(rowAfter(uploadedFact(), detectedFact(ride(1), longest))!);
    expect(item).toMatchObject({
      activity_name: 'Dawn patrol',
      upload_time: '2026-06-01T15:00:00.000Z',
      total_rides: 2,
      longest_ride_distance: 240,
      longest_ride_time: 31,
      max_speed: 33,
    });
  });

  it('totals anew when a ride is struck', () => {
    const row = rowAfter(uploadedFact(), detectedFact(ride(1), ride(2, { distance: 240 })), {
      type: 'RideDeleted',
      data: { rideId: 2 },
    });
    expect(activityItem(row!)).toMatchObject({ total_rides: 1, longest_ride_distance: 60 });
  });

  it('has no longest ride where there is none', () => {
    expect(activityItem(rowAfter(uploadedFact(), detectedFact())!)).toMatchObject({
      total_rides: 0,
      longest_ride_distance: null,
      longest_ride_time: null,
      max_speed: null,
    });
  });

  it('numbers trackpoints from 1 and puts attempts where a standing wave has them', () => {
    const standing = uploadedFact({ surfType: 'standing_waves' });
    const detail = activityDetail(rowAfter(standing, detectedFact(ride(1, { isSurfRide: false })))!, null);
    expect(detail.surf_rides).toEqual([]);
    expect(detail.surf_attempts).toMatchObject([
      { id: 1, first_trackpoint_id: 101, last_trackpoint_id: 111, track_points: 11, surf_runs: [[101, 111]] },
    ]);
    expect(detail).toMatchObject({ total_attempts: 1, total_rides: 0, success_rate: 0 });
  });

  it('is gone once deleted, whatever else is said of it', () => {
    const deleted = { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const;
    expect(rowAfter(uploadedFact(), deleted, detectedFact(ride(1)))).toBeUndefined();
  });
});
