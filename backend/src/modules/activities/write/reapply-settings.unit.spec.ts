import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { Ride } from '../events/detection-events.ts';
import {
  detectedFact,
  foundRides as found,
  RECORDED,
  ride,
  uploadedFact,
} from '../../../../test/support/sample-activity.ts';
import { reapplySettings } from './reapply-settings.decision.ts';

const at = (id: number, from: number, to: number): Ride =>
  ride(id, { startTime: from * 1000, endTime: to * 1000 });
const history = [uploadedFact({ owner: 1 }), detectedFact(at(11, 0, 10), at(12, 100, 120))];
const how = {
  actor: 1,
  input: { surfType: 'traveling_waves', keptPart: null, clockShift: 0, usualHeading: null },
  parameters: { ...detectedFact().data.parameters, min_ride_duration: 3 },
  settingId: 5,
  engineVersion: '1.0.0',
  recorded: RECORDED,
  askedBy: 'owner',
} as const;
const idsOf = (events: readonly ActivityEvent[]) =>
  events.flatMap((event) => (event.type === 'SettingsReapplied' ? event.data.rides.map(({ id }) => id) : []));

describe('reapply settings', () => {
  it('keeps the ids of rides that are found again and gives new ids to others', () => {
    const events = given(activity, ...history).when(reapplySettings, {
      ...how,
      found: found(at(0, 1, 11), at(0, 40, 44), at(0, 101, 119)),
      freshIds: [21],
    });
    expect(idsOf(events)).toEqual([11, 21, 12]);
  });

  it('keeps deleted rides deleted, also the second time', () => {
    const deleted: ActivityEvent = { type: 'RideDeleted', data: { rideId: 12 } };
    const command = { ...how, found: found(at(0, 0, 10), at(0, 100, 120)), freshIds: [21] };
    const first = given(activity, ...history, deleted).when(reapplySettings, command);
    expect(idsOf(first)).toEqual([11]);
    const again = { ...command, settingId: 6 };
    expect(idsOf(given(activity, ...history, deleted, ...first).when(reapplySettings, again))).toEqual([11]);
  });

  it('restores a deleted ride under its id once it is marked as missed, until it is deleted again', () => {
    const deleted: ActivityEvent = { type: 'RideDeleted', data: { rideId: 12 } };
    const missed: ActivityEvent = {
      type: 'SessionMarked',
      data: { marks: [{ kind: 'missed_ride', startTime: 105_000, endTime: 130_000 }] },
    };
    const command = { ...how, found: found(at(0, 0, 10), at(0, 100, 120)), freshIds: [] };
    const marked = [...history, deleted, missed];
    const first = given(activity, ...marked).when(reapplySettings, command);
    expect(idsOf(first)).toEqual([11, 12]);
    const taken: ActivityEvent = { type: 'SessionMarked', data: { marks: [] } };
    for (const last of [deleted, taken]) {
      const after = given(activity, ...marked, ...first, last);
      expect(idsOf(after.when(reapplySettings, { ...command, settingId: 6 }))).toEqual([11]);
    }
  });

  it('gives a new id to a ride that barely overlaps', () => {
    const command = { ...how, found: found(at(0, 8, 30)), freshIds: [21] };
    expect(idsOf(given(activity, ...history).when(reapplySettings, command))).toEqual([21]);
  });

  it('records nothing without a change', () => {
    const { parameters, settingId } = detectedFact().data;
    const same = { ...how, parameters, settingId, found: found(at(0, 0, 10), at(0, 100, 120)), freshIds: [] };
    expect(given(activity, ...history).when(reapplySettings, same)).toEqual([]);
  });

  it('records the same rides once more where an older detection did not keep where they began', () => {
    const [uploaded, { type, data }] = [uploadedFact({ owner: 1 }), detectedFact(at(11, 0, 10))];
    const { parameters, settingId } = data;
    const same = { ...how, parameters, settingId, found: found(at(0, 0, 10)), freshIds: [] };
    const older: ActivityEvent = { type, data: { ...data, takeOffs: null, recorded: null } };
    expect(given(activity, uploaded, older).when(reapplySettings, same)).toEqual([
      { type: 'SettingsReapplied', data: { ...data, askedBy: 'owner' } },
    ]);
  });

  it('throws a conflict when ids run out', () => {
    const command = { ...how, found: found(at(0, 40, 44)), freshIds: [] };
    expect(() => given(activity, ...history).when(reapplySettings, command)).toThrow('try again');
  });
});
