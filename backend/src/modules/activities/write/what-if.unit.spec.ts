import { describe, expect, it } from '@jest/globals';
import {
  applyMarks,
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  type DetectionParameters,
  detectRides,
  type Mark,
  recognizeRides,
  rideDifference,
  simulateSession,
  type Track,
  NOWHERE,
} from '@rideline/detection-engine';
import fc from 'fast-check';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { activity, type ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { type ActivityRow, evolveActivityRow } from '../read/activities/activities.projection.ts';
import { activityDetail } from '../read/activities/activity-answer.ts';
import {
  detectedFact,
  foundRides,
  RECORDED,
  uploadedFact,
} from '../../../../test/support/sample-activity.ts';
import { ownedActivity } from './owned-activity.ts';
import { reapplySettings } from './reapply-settings.decision.ts';

const SEEDS = [3, 11, 24, 41];
const tracks = new Map(
  SEEDS.map((seed) => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 40 });
    return [seed, cleanTrack(recorded)];
  }),
);
const parameters = fc.record(
  {
    min_speed_kmh: fc.double({ min: 5, max: 12, noNaN: true }),
    separate_time_threshold: fc.integer({ min: 2, max: 60 }),
    connect_time_threshold: fc.integer({ min: 0, max: 20 }),
    min_ride_distance: fc.integer({ min: 0, max: 90 }),
    min_ride_duration: fc.integer({ min: 0, max: 15 }),
  },
  { requiredKeys: [] },
);

/** Detection with marks, as server and browser run it. */
function detect(track: Track, tried: DetectionParameters, marks: readonly Mark[]) {
  return applyMarks(track, detectRides(track, 'traveling_waves', tried), marks).rides;
}

/** The activity's state for decisions, and the answer that its page gets. */
function fold(events: readonly ActivityEvent[]) {
  let state: ActivityState = activity.initialState;
  let row: ActivityRow | undefined;
  for (const event of events) {
    state = activity.evolve(state, event);
    row = evolveActivityRow(row, { ...event, recordedAt: new Date(0) } as StoredEvent<ActivityEvent>);
  }
  return { live: ownedActivity(state, 1), page: activityDetail(row!, null, NOWHERE) };
}

/** The browser's preview, computed from the page's answer. */
function whatIf(page: ReturnType<typeof activityDetail>, found: ReturnType<typeof detect>) {
  const stretch = ({ start_time, end_time }: { readonly start_time: string; readonly end_time: string }) => ({
    startTime: Date.parse(start_time),
    endTime: Date.parse(end_time),
  });
  const rides = page.surf_rides.map((ride) => ({ id: ride.id, ...stretch(ride) }));
  const deleted = page.deleted_rides.map((ride) => ({ id: ride.id, ...stretch(ride) }));
  const marks = page.marks.map((mark) => ({ kind: mark.kind, ...stretch(mark) }));
  const trimmed = page.trimmed_rides.map((ride) => ({ id: ride.id, ...stretch(ride) }));
  const after = recognizeRides(found, { rides: [...rides, ...trimmed], deleted, marks });
  return { ids: after.map(({ id }) => id), difference: rideDifference(rides, after) };
}

describe('the preview of other parameters', () => {
  it('equals the result of re-applying them, to the ride id, with deleted rides and marks', () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom(
          'delete' as const,
          'restore' as const,
          'not_a_ride' as const,
          'missed_ride' as const,
        ),
        at: fc.nat(),
        seconds: fc.integer({ min: 2, max: 60 }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...SEEDS), parameters, parameters, steps, (seed, first, then, taken) => {
        const track = tracks.get(seed)!;
        const using = { ...DEFAULT_DETECTION_PARAMETERS, ...first };
        const found = detect(track, using, []).map((ride, index) => ({ ...ride, id: 100 + index }));
        const events: ActivityEvent[] = [uploadedFact({ owner: 1 }), detectedFact(...found)];
        let fresh = 1000;
        const reapply = (tried: DetectionParameters, marks: readonly Mark[]) => {
          const again = detect(track, tried, marks);
          const freshIds = again.map(() => fresh++);
          const how = {
            parameters: tried,
            settingId: 5,
            engineVersion: '1',
            recorded: RECORDED,
            askedBy: 'owner' as const,
          };
          const { live } = fold(events);
          return reapplySettings(
            { ...how, actor: 1, input: live, found: foundRides(...again), freshIds },
            live,
          ) as ActivityEvent[];
        };
        for (const { kind, at, seconds } of taken) {
          const { live } = fold(events);
          if (kind === 'restore') {
            const gone = live.deletedRides[at % Math.max(1, live.deletedRides.length)];
            if (gone !== undefined) events.push({ type: 'RideRestored', data: { rideId: gone.id } });
            const { marks } = fold(events).live;
            events.push(...reapply(using, marks));
            continue;
          }
          const ride = live.detected.rides[at % Math.max(1, live.detected.rides.length)];
          if (ride === undefined) continue;
          if (kind === 'delete') {
            events.push({ type: 'RideDeleted', data: { rideId: ride.id } });
            continue;
          }
          const startTime = kind === 'missed_ride' ? track.time[at % track.length]! : ride.startTime;
          const endTime = kind === 'missed_ride' ? startTime + seconds * 1000 : ride.endTime;
          const marks = [...live.marks, { kind, startTime, endTime }];
          events.push({ type: 'SessionMarked', data: { marks } }, ...reapply(using, marks));
        }
        const { live, page } = fold(events);
        const tried = { ...DEFAULT_DETECTION_PARAMETERS, ...then };
        const asked = whatIf(page, detect(track, tried, live.marks));
        const before = new Set(live.detected.rides.map(({ id }) => id));
        const [reapplied] = reapply(tried, live.marks);
        if (reapplied?.type !== 'SettingsReapplied') {
          expect(asked.difference).toMatchObject({ gained: 0, lost: 0 });
          return;
        }
        const after = reapplied.data.rides.map(({ id }) => id);
        expect(asked.ids.filter((id) => id !== undefined)).toEqual(
          after.filter((id) => id < 1000 || asked.ids.includes(id)),
        );
        expect(asked.difference.gained).toBe(after.filter((id) => !before.has(id)).length);
        expect(asked.difference.lost).toBe([...before].filter((id) => !after.includes(id)).length);
      }),
      { seed: 20_261_122, numRuns: 60 },
    );
  });
});
