import { describe, expect, it } from '@jest/globals';
import type { Mark } from '@rideline/detection-engine';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { detectedFact, ride, uploadedFact } from '../../../../test/support/sample-activity.ts';
import { markSession } from './mark-session.decision.ts';

const history = [uploadedFact({ owner: 1 }), detectedFact(ride(11))];
const mark: Mark = { kind: 'not_a_ride', startTime: ride(11).startTime, endTime: ride(11).endTime };
const { rides, takeOffs, ...detection } = detectedFact().data;
const reapplied = {
  input: { surfType: 'traveling_waves', keptPart: null, clockShift: 0, usualHeading: null },
  ...detection,
  askedBy: 'owner',
  found: [],
  freshIds: [],
} as const;

describe('mark a session', () => {
  it('records the marks and the rides that they lead to', () => {
    expect(given(activity, ...history).when(markSession, { actor: 1, marks: [mark], reapplied })).toEqual([
      { type: 'SessionMarked', data: { marks: [mark] } },
      {
        type: 'SettingsReapplied',
        data: { ...detection, askedBy: 'owner', rides, takeOffs },
      },
    ]);
  });

  it('counts a recording of another sport once a ride was missed', () => {
    const aside = { type: 'SetAsideAsOtherSport', data: { sport: 'running' } } as const;
    const missed: Mark = { ...mark, kind: 'missed_ride' };
    const typesWith = (one: Mark) =>
      given(activity, ...history, aside)
        .when(markSession, { actor: 1, marks: [one], reapplied })
        .map(({ type }) => type);
    expect(typesWith(missed)).toContain('CountedAsSurfing');
    expect(typesWith(mark)).not.toContain('CountedAsSurfing');
  });

  it('records nothing for the same marks again', () => {
    const first = given(activity, ...history).when(markSession, { actor: 1, marks: [mark], reapplied });
    const again = given(activity, ...history, ...(first as ActivityEvent[]));
    expect(again.when(markSession, { actor: 1, marks: [mark], reapplied })).toEqual([]);
  });

  it('accepts the owner only, and stretches that end after they start', () => {
    const command = { actor: 1, marks: [{ ...mark, endTime: mark.startTime - 1 }], reapplied };
    expect(() => given(activity, ...history).when(markSession, command)).toThrow('ends after it starts');
    expect(() => given(activity, ...history).when(markSession, { ...command, actor: 2 })).toThrow(
      'not found',
    );
  });
});
