import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  ENGINE_VERSION,
  simulateSession,
} from '@rideline/detection-engine';
import { describe, expect, it } from '@jest/globals';
import { sampleActivity } from '../../testing.ts';
import { createSession } from '../session.ts';
import { deletedRides, whatIf, withoutDeleted, withRides } from './what-if.ts';

const simulated = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 45 });
const track = cleanTrack(simulated.recorded);
const activity = sampleActivity({ surf_rides: [] });
const detect = (parameters: typeof DEFAULT_DETECTION_PARAMETERS) =>
  detectRides(track, 'traveling_waves', parameters);

/** The session as saved with some parameters, its rides numbered from 100. */
function savedWith(parameters: typeof DEFAULT_DETECTION_PARAMETERS) {
  const { rides } = whatIf(detect(parameters).rides, []);
  return createSession(
    withRides(
      activity,
      rides.map((ride, index) => ({ ...ride, id: 100 + index })),
    ),
    track,
  );
}

describe('trying other parameters', () => {
  const saved = savedWith(DEFAULT_DETECTION_PARAMETERS);
  const ids = saved.rides.map(({ id }) => id);
  const distances = saved.rides.map(({ ride }) => ride.distance).sort((a, b) => a - b);
  const middle = distances[Math.floor(distances.length / 2)] ?? 0;
  const longOnly = { ...DEFAULT_DETECTION_PARAMETERS, min_ride_distance: middle + 0.5 };

  it('changes nothing when the parameters stay', () => {
    const same = whatIf(detect(DEFAULT_DETECTION_PARAMETERS).rides, saved.rides);
    expect(ids.length).toBeGreaterThan(2);
    expect(same).toMatchObject({ gained: 0, lost: 0 });
    expect(same.rides.map(({ id }) => id)).toEqual(ids);
  });

  it('loses the short rides when asked for long ones, and those that stay keep their ids', () => {
    const { rides, gained, lost } = whatIf(detect(longOnly).rides, saved.rides);
    expect(gained).toBe(0);
    expect(lost).toBe(ids.length - rides.length);
    expect(lost).toBeGreaterThan(0);
    expect(rides.every(({ id, distance }) => ids.includes(id) && distance > middle)).toBe(true);
  });

  it('gains them back when asked for less again', () => {
    const few = savedWith(longOnly);
    const more = whatIf(detect(DEFAULT_DETECTION_PARAMETERS).rides, few.rides);
    expect(more.rides).toHaveLength(ids.length);
    expect(more).toMatchObject({ gained: ids.length - few.rides.length, lost: 0 });
  });

  it('leaves deleted what was deleted, unless another engine had found it', () => {
    const inUse = detect(DEFAULT_DETECTION_PARAMETERS);
    const [first, ...others] = saved.rides;
    const deleted = deletedRides(ENGINE_VERSION, inUse, others);
    expect(deleted.map(({ firstPoint }) => firstPoint)).toEqual([first?.firstRow]);
    expect(withoutDeleted(inUse.rides, deleted)).toHaveLength(others.length);
    expect(deletedRides('0.0.1', inUse, others)).toEqual([]);
  });
});
