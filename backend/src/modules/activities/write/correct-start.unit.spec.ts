import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../kernel/decider/decider.ts';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { detectedFact, ride, uploadedFact } from '../../../../test/support/sample-activity.ts';
import { correctStart } from './correct-start.decision.ts';

const START = Date.parse('2026-06-01T13:30:00.000Z');
const HOUR = 3_600_000;
const history: readonly ActivityEvent[] = [
  uploadedFact({ owner: 1, activityTime: new Date(START).toISOString() }),
  detectedFact(ride(11, { startTime: START + 60_000, endTime: START + 70_000 })),
  {
    type: 'SessionMarked',
    data: { marks: [{ kind: 'not_a_ride', startTime: START, endTime: START + 9_000 }] },
  },
];
const from = { activityTime: new Date(START).toISOString(), clockShift: 0 };
const command = { actor: 1, startTime: START + 7 * HOUR, now: START + 24 * HOUR, from };

describe('correcting the start of a session', () => {
  it('moves all its times by the same', () => {
    const events = given(activity, ...history).when(correctStart, command);
    expect(events).toEqual([{ type: 'StartCorrected', data: { shift: 7 * HOUR } }]);
    expect(fold(activity, [...history, ...events])).toMatchObject({
      activityTime: new Date(START + 7 * HOUR).toISOString(),
      recordingStart: new Date(START).toISOString(),
      clockShift: 7 * HOUR,
      detected: { rides: [{ id: 11, startTime: START + 7 * HOUR + 60_000 }] },
      marks: [{ startTime: START + 7 * HOUR }],
    });
  });

  it('records nothing for the start that it has', () => {
    const first = given(activity, ...history).when(correctStart, command);
    const corrected = { activityTime: new Date(START + 7 * HOUR).toISOString(), clockShift: 7 * HOUR };
    const again = { ...command, from: corrected };
    expect(given(activity, ...history, ...first).when(correctStart, again)).toEqual([]);
    // The track was made for the times from before.
    expect(() => given(activity, ...history, ...first).when(correctStart, command)).toThrow('try again');
  });

  it.each([START + 48 * HOUR, Date.UTC(1979, 11, 31), NaN])('refuses %d', (startTime) => {
    expect(() => given(activity, ...history).when(correctStart, { ...command, startTime })).toThrow(
      'A session begins after 1979 and not in the future',
    );
  });

  it('is up to the owner', () => {
    expect(() => given(activity, ...history).when(correctStart, { ...command, actor: 2 })).toThrow(
      'Activity not found',
    );
  });
});
