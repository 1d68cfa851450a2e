import { describe, expect, it } from '@jest/globals';
import { type SurfType, cleanTrack, detectRides, simulateSession } from '../../index.ts';
import { applyMarks } from '../marks/apply-marks.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';
import { isSportOpen, sportOnLand } from './sports.ts';

const sessionOf = (surfType: SurfType) =>
  cleanTrack(simulateSession({ surfType, seed: 7, durationMinutes: 40 }).recorded);

describe('the sport that a file names', () => {
  it.each([
    ['cycling', 'cycling'],
    ['biking', 'cycling'],
    ['road_biking', 'cycling'],
    ['e biking', 'cycling'],
    ['EBikeRide', 'cycling'],
    ['Trail Running', 'running'],
    ['walking', 'walking'],
    ['hiking', 'hiking'],
    ['driving', 'driving'],
    ['cross_country_skiing_ws', 'skiing'],
    ['inline-skating', 'skating'],
    ['horseback_riding', 'horseback riding'],
  ])('%s is on land: %s', (name, sport) => {
    expect(sportOnLand(name)).toBe(sport);
  });

  it.each([
    null,
    '',
    '25',
    '9',
    'other',
    'generic',
    'surfing',
    'windsurfing',
    'water skiing',
    'wakeboarding',
    'stand up paddleboarding',
    'constructor',
  ])('%s is not', (name) => {
    expect(sportOnLand(name)).toBeNull();
  });

  it('is open without a name, with a general one and with a number of a service', () => {
    const names = [null, '', 'other', 'Generic', '1', '25', 'surfing', 'stand up paddleboarding', 'kona'];
    expect(names.map(isSportOpen)).toEqual([true, true, true, true, true, true, false, false, false]);
  });

  it.each<SurfType>(['traveling_waves', 'standing_waves'])(
    'excludes what is found on %s with the reason, and a mark counts it',
    (surfType) => {
      const track = sessionOf(surfType);
      const surfed = detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, 'surfing');
      const cycled = detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, 'cycling');
      expect(surfed.rides.length).toBeGreaterThan(1);
      expect(cycled.rides).toEqual([]);
      expect([surfed.notSurfing, cycled.notSurfing]).toEqual([undefined, 'Recorded as cycling.']);
      expect(cycled.excluded).toHaveLength(surfed.excluded.length + surfed.rides.length);
      const [ride] = surfed.rides;
      const { startTime, endTime } = ride!;
      const excluded = cycled.excluded.find((candidate) => candidate.startTime === startTime)!;
      expect(excluded.reasons.at(-1)!.detail).toBe('Recorded as cycling.');
      const marked = applyMarks(track, cycled, [{ kind: 'missed_ride', startTime, endTime }]);
      expect(marked.rides.map((counted) => [counted.startTime, counted.isSurfRide])).toEqual([
        [startTime, true],
      ]);
    },
  );
});
