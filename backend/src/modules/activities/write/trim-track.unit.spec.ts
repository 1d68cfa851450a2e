import { describe, expect, it } from '@jest/globals';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  type RecordedPart,
  simulateSession,
  trimTrack as rowsOf,
} from '@rideline/detection-engine';
import fc from 'fast-check';
import { fold } from '../../../kernel/decider/decider.ts';
import { given } from '../../../kernel/decider/given.ts';
import { activity, type LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { detectedFact, foundRides, ride, uploadedFact } from '../../../../test/support/sample-activity.ts';
import { reapplySettings } from './reapply-settings.decision.ts';
import { assertLongEnough, trimTrack } from './trim-track.decision.ts';

const at = (id: number, from: number, to: number) => ride(id, { startTime: from * 1000, endTime: to * 1000 });
const history = [uploadedFact({ owner: 1 }), detectedFact(at(11, 0, 10), at(12, 100, 120))];
const { rides: _rides, takeOffs: _text, ...how } = detectedFact().data;
const keptPart = { startTime: 50_000, endTime: 200_000 };
const { id: _, ...second } = at(0, 100, 120);
const command = {
  actor: 1,
  ...how,
  input: { surfType: 'traveling_waves', keptPart, clockShift: 0, usualHeading: null },
  found: foundRides(second),
  freshIds: [],
  pointCount: 151,
} as const;

describe('trimming a track', () => {
  it('keeps the rides of the kept part under their ids', () => {
    expect(given(activity, ...history).when(trimTrack, command)).toEqual([
      {
        type: 'TrackTrimmed',
        data: { ...detectedFact({ ...second, id: 12 }).data, keptPart, pointCount: 151 },
      },
    ]);
  });

  it('records nothing for the part that is kept', () => {
    const first = given(activity, ...history).when(trimTrack, command);
    expect(given(activity, ...history, ...first).when(trimTrack, command)).toEqual([]);
  });

  it('is up to the owner, and keeps at least a minute', () => {
    expect(() => given(activity, ...history).when(trimTrack, { ...command, actor: 2 })).toThrow(
      'Activity not found',
    );
    expect(() => assertLongEnough({ startTime: 0, endTime: 59_999 })).toThrow('at least one minute');
    expect(() => assertLongEnough({ startTime: 9_000, endTime: 0 })).toThrow('at least one minute');
    expect(() => assertLongEnough({ startTime: 0, endTime: 60_000 })).not.toThrow();
  });

  it('moves the start of the session, and undoing moves it back', () => {
    const trimmed = given(activity, ...history).when(trimTrack, command);
    expect(fold(activity, [...history, ...trimmed])).toMatchObject({
      activityTime: new Date(50_000).toISOString(),
      recordingStart: '2026-06-01T13:30:00.000Z',
      pointCount: 151,
    });
    const whole = {
      ...command,
      input: { surfType: 'traveling_waves', keptPart: null, clockShift: 0, usualHeading: null },
      pointCount: 3600,
    } as const;
    const undone = given(activity, ...history, ...trimmed).when(trimTrack, { ...whole, freshIds: [31] });
    expect(fold(activity, [...history, ...trimmed, ...undone])).toMatchObject({
      activityTime: '2026-06-01T13:30:00.000Z',
      keptPart: null,
      trimmedRides: [],
    });
  });

  it('makes a re-detection of the whole track that was under way start again', () => {
    const trimmed = given(activity, ...history).when(trimTrack, command);
    const reapplied = {
      ...how,
      actor: 1,
      askedBy: 'owner' as const,
      input: { surfType: 'traveling_waves' as const, keptPart: null, clockShift: 0, usualHeading: null },
      found: [],
      freshIds: [],
    };
    expect(() => given(activity, ...history, ...trimmed).when(reapplySettings, reapplied)).toThrow(
      'try again',
    );
  });

  it('is undone exactly, to the ride id, however often it was trimmed', () => {
    const tracks = [3, 11, 24].map((seed) =>
      cleanTrack(simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 30 }).recorded),
    );
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const parts = fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...tracks), parts, fc.nat(), (track, shares, deletion) => {
        let fresh = 1000;
        const detect = (part: RecordedPart | null) =>
          detectRides(rowsOf(track, part), 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides;
        const rides = detect(null).map((found, index) => ({ ...found, id: index + 1 }));
        const events: ActivityEvent[] = [uploadedFact({ owner: 1 }), detectedFact(...rides)];
        if (rides.length > 0) {
          events.push({ type: 'RideDeleted', data: { rideId: rides[deletion % rides.length]!.id } });
        }
        const before = fold(activity, events) as LiveActivity;
        const trim = (part: RecordedPart | null) => {
          const found = detect(part);
          events.push(
            ...given(activity, ...events).when(trimTrack, {
              ...command,
              input: { surfType: 'traveling_waves', keptPart: part, clockShift: 0, usualHeading: null },
              found: foundRides(...found),
              freshIds: found.map(() => fresh++),
              pointCount: rowsOf(track, part).length,
            }),
          );
        };
        for (const [one, other] of shares) {
          const [first, last] = [one, other]
            .map((at) => Math.round(at * (track.length - 1)))
            .sort((a, b) => a - b);
          trim({ startTime: track.time[first!]!, endTime: track.time[last!]! });
        }
        trim(null);
        const after = fold(activity, events) as LiveActivity;
        // A deleted ride is not found again, and takes its take-off with it.
        const { firstTakeOff } = after.detected;
        expect(after.detected).toEqual({ ...before.detected, firstTakeOff });
        expect(after.deletedRides).toEqual(before.deletedRides);
      }),
      { numRuns: 40 },
    );
  });
});
