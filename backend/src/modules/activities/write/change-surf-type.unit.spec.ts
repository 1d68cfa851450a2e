import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../kernel/decider/decider.ts';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { detectedFact, foundRides, ride, uploadedFact } from '../../../../test/support/sample-activity.ts';
import { changeSurfType } from './change-surf-type.decision.ts';

const at = (id: number, from: number, to: number) => ride(id, { startTime: from * 1000, endTime: to * 1000 });
const history: readonly ActivityEvent[] = [
  uploadedFact({ owner: 1 }),
  detectedFact(at(11, 0, 10), at(12, 100, 120)),
  { type: 'RideDeleted', data: { rideId: 12 } },
];
const { id: _, ...same } = at(0, 1, 11);
const { id: _deleted, ...deleted } = at(0, 100, 118);
const { id: _fresh, ...fresh } = at(0, 300, 330);
const { rides: _rides, takeOffs, ...how } = detectedFact().data;
const command = {
  actor: 1,
  ...how,
  input: { surfType: 'standing_waves', keptPart: null, clockShift: 0, usualHeading: null },
  found: foundRides(same, deleted, fresh),
  freshIds: [21],
} as const;

describe('changing the surf type', () => {
  it('replaces rides by attempts: what was there keeps its id, and what was deleted stays deleted', () => {
    expect(given(activity, ...history).when(changeSurfType, command)).toEqual([
      {
        type: 'SurfTypeChanged',
        data: {
          ...detectedFact({ ...same, id: 11 }, { ...fresh, id: 21 }).data,
          surfType: 'standing_waves',
        },
      },
    ]);
  });

  it('records nothing for the surf type that it has', () => {
    const first = given(activity, ...history).when(changeSurfType, command);
    expect(given(activity, ...history, ...first).when(changeSurfType, command)).toEqual([]);
  });

  it('refuses attempts that were found in another part of the track', () => {
    const trimmed: ActivityEvent = {
      type: 'TrackTrimmed',
      data: { ...how, takeOffs, rides: [], keptPart: { startTime: 0, endTime: 90_000 }, pointCount: 91 },
    };
    expect(() => given(activity, ...history, trimmed).when(changeSurfType, command)).toThrow('try again');
  });

  it('is up to the owner', () => {
    expect(() => given(activity, ...history).when(changeSurfType, { ...command, actor: 2 })).toThrow(
      'Activity not found',
    );
  });

  it('ends being a copy of a recording of the earlier type, and the map of a standing wave', () => {
    const before: readonly ActivityEvent[] = [
      uploadedFact({ surfType: 'standing_waves' }),
      { type: 'MapDrawn', data: { kind: 'map', file: 'a.html' } },
      { type: 'MapDrawn', data: { kind: 'develop_map', file: 'b.html' } },
      { type: 'SetAsideAsCopy', data: { copyOf: 'watch', by: 'rule' } },
      { type: 'SurfTypeChanged', data: { ...detectedFact(at(1, 0, 10)).data, surfType: 'traveling_waves' } },
    ];
    expect(fold(activity, before)).toMatchObject({
      surfType: 'traveling_waves',
      copyOf: null,
      maps: { map: 'a.html' },
      summary: { totalRides: 1 },
    });
    expect(fold(activity, before)).not.toHaveProperty('maps.develop_map');
  });
});
