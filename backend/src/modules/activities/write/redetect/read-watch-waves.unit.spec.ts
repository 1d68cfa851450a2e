import { describe, expect, it } from '@jest/globals';
import { uploadedFact } from '../../../../../test/support/sample-activity.ts';
import { given } from '../../../../kernel/decider/given.ts';
import { activity } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { readWatchWaves } from './read-watch-waves.decision.ts';

const wave = { startTime: 10_000, endTime: 20_000, distance: 60, maxSpeed: null };
const read: ActivityEvent = { type: 'WatchWavesRead', data: { waves: [wave] } };
const command = { actor: 1, waves: [wave], clockShift: 0 };

describe("reading a watch's waves", () => {
  it('of a session from before is recorded once', () => {
    const before = given(activity, uploadedFact());
    expect(before.when(readWatchWaves, command)).toEqual([read]);
    expect(given(activity, uploadedFact(), read).when(readWatchWaves, command)).toEqual([]);
    expect(before.when(readWatchWaves, { ...command, waves: [] })).toEqual([]);
  });

  it('moves them with the start that the owner corrected, before and meanwhile', () => {
    const corrected: ActivityEvent = { type: 'StartCorrected', data: { shift: 5_000 } };
    const moved = { ...wave, startTime: 15_000, endTime: 25_000 };
    const known = given(activity, uploadedFact(), read, corrected);
    expect(known.when(readWatchWaves, { ...command, waves: [moved], clockShift: 5_000 })).toEqual([]);
    expect(known.when(readWatchWaves, command)).toEqual([]);
  });
});
