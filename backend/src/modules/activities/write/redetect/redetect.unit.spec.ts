import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { activity } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { detectedFact, foundRides, ride, uploadedFact } from '../../../../../test/support/sample-activity.ts';
import { redetect } from './redetect.decision.ts';

const usual = { heading: 80, sessions: 3, isUsed: true };
const set: ActivityEvent = { type: 'UsualHeadingSet', data: usual };
const history: readonly ActivityEvent[] = [uploadedFact(), detectedFact(ride(1))];
const { rides: _, takeOffs: __, ...how } = detectedFact().data;
const { id: ___, ...found } = ride(1);
const command = {
  ...how,
  actor: 1,
  askedBy: 'redetection',
  input: { surfType: 'traveling_waves', keptPart: null, clockShift: 0, usualHeading: usual },
  found: foundRides(found),
  freshIds: [],
} as const;
const lost: ActivityEvent = {
  type: 'SettingsReapplied',
  data: { ...how, askedBy: 'redetection', rides: [], takeOffs: '[]' },
};

describe('re-detection with what other sessions tell', () => {
  it('records the heading before the rides that were found by it', () => {
    expect(given(activity, ...history).when(redetect, { ...command, found: [] })).toEqual([set, lost]);
  });

  it('records the heading alone where it finds the same rides, and nothing the second time', () => {
    expect(given(activity, ...history).when(redetect, command)).toEqual([set]);
    expect(given(activity, ...history, set).when(redetect, command)).toEqual([]);
  });

  it('records rides alone where a heading was known', () => {
    const unused: ActivityEvent = { type: 'UsualHeadingSet', data: { ...usual, isUsed: false } };
    const input = { ...command.input, usualHeading: unused.data };
    const without = { ...command, input, found: [] };
    expect(given(activity, ...history, unused).when(redetect, without)).toEqual([lost]);
  });

  it('lets no rides be recorded that were found by a heading which the owner left out meanwhile', () => {
    const unused: ActivityEvent = { type: 'UsualHeadingSet', data: { ...usual, isUsed: false } };
    expect(() => given(activity, ...history, set, unused).when(redetect, command)).toThrow('try again');
  });
});
