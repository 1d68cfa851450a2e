import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { fold } from '../../../kernel/decider/decider.ts';
import { activity, type LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { Ride } from '../events/detection-events.ts';
import { detectedFact, foundRides, ride, uploadedFact } from '../../../../test/support/sample-activity.ts';
import { reapplySettings } from './reapply-settings.decision.ts';
import { deleteRide, restoreRide } from './delete-ride.decision.ts';

const later = ride(12, { startTime: ride(11).endTime + 60_000, endTime: ride(11).endTime + 70_000 });
const history = [uploadedFact({ owner: 1 }), detectedFact(ride(11), later)];

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

describe('restore a ride', () => {
  const deleted: ActivityEvent = { type: 'RideDeleted', data: { rideId: 12 } };
  const restored: ActivityEvent = { type: 'RideRestored', data: { rideId: 12 } };
  const { rides: _, takeOffs: _text, ...detection } = detectedFact().data;
  const how = { ...detection, askedBy: 'owner' } as const;
  const command = (...rides: readonly Ride[]) => {
    const found = foundRides(...rides);
    const input = { surfType: 'traveling_waves', keptPart: null, clockShift: 0, usualHeading: null } as const;
    return { actor: 1, rideId: 12, reapplied: { ...how, input, found, freshIds: [] } };
  };
  const live = (...events: readonly ActivityEvent[]) => fold(activity, events) as LiveActivity;

  it('counts it again under its id', () => {
    expect(given(activity, ...history, deleted).when(restoreRide, command(ride(11), later))).toEqual([
      restored,
      { type: 'SettingsReapplied', data: { ...how, ...detectedFact(ride(11), later).data } },
    ]);
  });

  it.each(['traveling_waves', 'standing_waves'] as const)(
    'leaves no trace of the deletion on %s',
    (surfType) => {
      const before = [uploadedFact({ owner: 1, surfType }), detectedFact(ride(11), later)];
      const given1 = command(ride(11), later);
      const reapplied = {
        ...given1.reapplied,
        input: { surfType, keptPart: null, clockShift: 0, usualHeading: null },
      };
      const events = given(activity, ...before, deleted).when(restoreRide, { ...given1, reapplied });
      expect(live(...before, deleted, ...events)).toEqual(live(...before));
    },
  );

  it('keeps its id for settings that find it later', () => {
    const events = given(activity, ...history, deleted).when(restoreRide, command(ride(11)));
    expect(events).toEqual([restored]);
    const { reapplied } = command(ride(11), later);
    const after = given(activity, ...history, deleted, restored);
    expect(() => after.when(restoreRide, command(ride(11), later))).toThrow('not found');
    expect(after.when(reapplySettings, { ...reapplied, actor: 1 })).toMatchObject([
      { data: { rides: [{ id: 11 }, { id: 12 }] } },
    ]);
  });

  it('brings back the mark that its deletion removed, and removes one that says it is no ride', () => {
    const { startTime, endTime } = later;
    const mark = (kind: 'missed_ride' | 'not_a_ride') => ({ kind, startTime, endTime });
    const marked = (...marks: readonly ReturnType<typeof mark>[]): ActivityEvent => ({
      type: 'SessionMarked',
      data: { marks: [...marks] },
    });
    expect(live(...history, marked(mark('missed_ride')), deleted).marks).toEqual([]);
    expect(live(...history, marked(mark('missed_ride')), deleted, restored).marks).toEqual([
      mark('missed_ride'),
    ]);
    expect(live(...history, deleted, marked(mark('not_a_ride')), restored).marks).toEqual([]);
    const again = [marked(mark('missed_ride')), deleted, marked(mark('missed_ride')), restored];
    expect(live(...history, ...again).marks).toEqual([mark('missed_ride')]);
  });

  it('is for a deleted ride of this activity and its owner', () => {
    const restore = (change: object) => () =>
      given(activity, ...history, deleted).when(restoreRide, { ...command(), ...change });
    expect(restore({ rideId: 11 })).toThrow('Activity not found');
    expect(restore({ rideId: 99 })).toThrow('Activity not found');
    expect(restore({ actor: 2 })).toThrow('Activity not found');
  });
});
