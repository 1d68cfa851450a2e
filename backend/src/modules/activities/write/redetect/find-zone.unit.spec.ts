import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../../kernel/decider/decider.ts';
import { given } from '../../../../kernel/decider/given.ts';
import { activity } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { detectedFact, uploadedFact } from '../../../../../test/support/sample-activity.ts';
import { findZone } from './find-zone.decision.ts';

const history: readonly ActivityEvent[] = [
  uploadedFact({ owner: 1, timeZone: 'America/Mexico_City', activityTime: '2026-09-11T15:00:00.000Z' }),
];
const command = { actor: 1, timeZone: 'America/Bahia_Banderas' };

describe('finding the zone of a stored session again', () => {
  it('records another zone once', () => {
    const events = given(activity, ...history).when(findZone, command);
    expect(events).toEqual([{ type: 'TimeZoneFound', data: { timeZone: 'America/Bahia_Banderas' } }]);
    expect(fold(activity, [...history, ...events])).toMatchObject({ timeZone: 'America/Bahia_Banderas' });
    expect(given(activity, ...history, ...events).when(findZone, command)).toEqual([]);
  });
});

describe('a session whose track was cleaned again', () => {
  it('begins with the first point that is left', () => {
    const startTime = Date.parse('2026-09-12T15:00:00Z');
    const again: ActivityEvent = {
      type: 'TrackCleanedAgain',
      data: {
        ...detectedFact().data,
        recorded: { startTime, endTime: startTime + 3_600_000 },
        trackHash: 'another',
        pointCount: 3600,
        warnings: ['1 point from hours before the session was left out.'],
      },
    };
    expect(fold(activity, [...history, again])).toMatchObject({
      activityTime: '2026-09-12T15:00:00.000Z',
      recordingStart: '2026-09-12T15:00:00.000Z',
    });
  });
});
