import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  simulateSession,
} from '@rideline/detection-engine';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { NO_RIDES, sampleActivity, sampleRide } from '../../../testing/sessions.ts';
import { createSession, type Session } from '../page/session.ts';
import { differenceText, whatIf, withRides, type SavedRides } from './what-if.ts';

const simulated = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 45 });
const track = cleanTrack(simulated.recorded);
const activity = sampleActivity({ surf_rides: [] });
const detect = (parameters: typeof DEFAULT_DETECTION_PARAMETERS) =>
  detectRides(track, 'traveling_waves', parameters);

/** A session saved with these parameters; ride ids start at 100. */
function savedWith(parameters: typeof DEFAULT_DETECTION_PARAMETERS) {
  const { rides } = whatIf(detect(parameters).rides, NO_RIDES);
  return createSession(
    withRides(
      activity,
      rides.map((ride, index) => ({ ...ride, id: 100 + index })),
    ),
    track,
  );
}

const savedRides = (session: Session): SavedRides => ({
  rides: session.rides.map(({ ride }) => ride),
  deleted: [],
  trimmed: [],
  marks: [],
});

describe('the preview of other parameters', () => {
  const saved = savedWith(DEFAULT_DETECTION_PARAMETERS);
  const ids = saved.rides.map(({ id }) => id);
  const distances = saved.rides.map(({ ride }) => ride.distance).sort((a, b) => a - b);
  const middle = distances[Math.floor(distances.length / 2)] ?? 0;
  const longOnly = { ...DEFAULT_DETECTION_PARAMETERS, min_ride_distance: middle + 0.5 };

  it('changes nothing with the same parameters', () => {
    const same = whatIf(detect(DEFAULT_DETECTION_PARAMETERS).rides, savedRides(saved));
    expect(ids.length).toBeGreaterThan(2);
    expect(same).toMatchObject({ gained: 0, lost: 0 });
    expect(same.rides.map(({ id }) => id)).toEqual(ids);
  });

  it('loses rides below the minimum distance; the others keep their ids', () => {
    const { rides, gained, lost } = whatIf(detect(longOnly).rides, savedRides(saved));
    expect(gained).toBe(0);
    expect(lost).toBe(ids.length - rides.length);
    expect(lost).toBeGreaterThan(0);
    expect(rides.every(({ id, distance }) => ids.includes(id) && distance > middle)).toBe(true);
  });

  it('gains them back with a lower minimum', () => {
    const few = savedWith(longOnly);
    const more = whatIf(detect(DEFAULT_DETECTION_PARAMETERS).rides, savedRides(few));
    expect(more.rides).toHaveLength(ids.length);
    expect(more).toMatchObject({ gained: ids.length - few.rides.length, lost: 0 });
  });

  it('keeps deleted rides deleted', () => {
    const [first, ...others] = savedRides(saved).rides;
    const withoutFirst = {
      rides: others,
      deleted: first === undefined ? [] : [first],
      trimmed: [],
      marks: [],
    };
    const same = whatIf(detect(DEFAULT_DETECTION_PARAMETERS).rides, withoutFirst);
    expect(same.rides.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(same).toMatchObject({ gained: 0, lost: 0, changed: 0 });
  });

  it('counts rides that only become longer or shorter as changed', () => {
    const shorter = whatIf(
      detect({ ...DEFAULT_DETECTION_PARAMETERS, min_speed_kmh: 9 }).rides,
      savedRides(saved),
    );
    expect(shorter).toMatchObject({ gained: 0, lost: 0 });
    expect(shorter.changed).toBeGreaterThan(0);
    expect(shorter.distance).toBeLessThan(shorter.distanceNow);
  });
});

describe('the text of the difference', () => {
  const rides = Array.from({ length: 34 }, () => sampleRide());
  const same = { rides, gained: 0, lost: 0, changed: 0, distance: 3721.4, distanceNow: 3721.4 };

  it.each([
    ['34 rides, no change', {}],
    ['34 rides, no change in count (total 3.6 km, was 3.7 km)', { changed: 5, distance: 3590.2 }],
    ['34 rides: 2 new, 1 removed (total 3.8 km, was 3.7 km)', { gained: 2, lost: 1, distance: 3800 }],
    [
      '1 ride: 0 new, 33 removed (total 60 m, was 3.7 km)',
      { rides: rides.slice(1, 2), lost: 33, distance: 60 },
    ],
  ])('reads "%s"', (sentence, change) => {
    expect(differenceText({ ...same, ...change }, DEFAULT_PREFERENCES)).toBe(sentence);
  });

  it('is in the preferred units', () => {
    expect(
      differenceText({ ...same, changed: 1 }, { ...DEFAULT_PREFERENCES, preferred_distance_unit: 'feet' }),
    ).toContain('was 2.3 mi');
  });
});
