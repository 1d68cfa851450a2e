import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { detectedFact, foundRides, ride, uploadedFact } from '../../../../test/support/sample-activity.ts';
import { reapplySettings } from './reapply-settings.decision.ts';
import { chooseUsualHeading } from './choose-usual-heading.decision.ts';

const usual = { heading: 80, sessions: 3, isUsed: true };
const unused = { ...usual, isUsed: false };
const history: readonly ActivityEvent[] = [
  uploadedFact(),
  { type: 'UsualHeadingSet', data: usual },
  detectedFact(ride(1)),
];
const { rides: _, takeOffs: __, ...how } = detectedFact().data;
const { id: ___, ...found } = ride(1);
const command = {
  ...how,
  actor: 1,
  askedBy: 'owner',
  input: { surfType: 'traveling_waves', keptPart: null, clockShift: 0, usualHeading: unused },
  found: foundRides(found),
  freshIds: [],
} as const;

describe('choosing whether the usual heading is used', () => {
  it('records the choice with the rides found by it', () => {
    expect(given(activity, ...history).when(chooseUsualHeading, { ...command, found: [] })).toEqual([
      { type: 'UsualHeadingSet', data: unused },
      { type: 'SettingsReapplied', data: { ...how, askedBy: 'owner', rides: [], takeOffs: '[]' } },
    ]);
  });

  it('records the choice alone where it finds the same rides', () => {
    expect(given(activity, ...history).when(chooseUsualHeading, command)).toEqual([
      { type: 'UsualHeadingSet', data: unused },
    ]);
  });

  it('records nothing for a choice that was made already, or without a heading', () => {
    const chosen: ActivityEvent = { type: 'UsualHeadingSet', data: unused };
    expect(given(activity, ...history, chosen).when(chooseUsualHeading, command)).toEqual([]);
    expect(given(activity, uploadedFact(), detectedFact()).when(chooseUsualHeading, command)).toEqual([]);
  });

  it('refuses to use what is not known', () => {
    const used = { ...command, input: { ...command.input, usualHeading: usual } };
    expect(() => given(activity, uploadedFact(), detectedFact()).when(chooseUsualHeading, used)).toThrow(
      'Too few other sessions are known at this spot',
    );
  });

  it('is up to the owner', () => {
    expect(() => given(activity, ...history).when(chooseUsualHeading, { ...command, actor: 2 })).toThrow(
      'Activity not found',
    );
  });

  it('lets no rides be recorded that were found by the other choice', () => {
    expect(() => given(activity, ...history).when(reapplySettings, command)).toThrow('try again');
  });
});
