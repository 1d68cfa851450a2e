import { describe, expect, it } from '@jest/globals';
import { HARD_RECEIVERS } from '../../../test/hard-water/hard-receivers.ts';
import { HARD_WATER } from '../../../test/hard-water/hard-water.ts';
import { cleanTrack, detectRides, simulateSession } from '../../index.ts';
import { Course } from '../../simulate/course.ts';
import type { Outing } from '../../simulate/ocean-plan.ts';
import { Random } from '../../simulate/random.ts';
import { receive } from '../../simulate/receive.ts';
import { PERFECT_RECEIVER } from '../../simulate/receiver.ts';
import { recordPath } from '../../simulate/record-path.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';

const detectOuting = (outing: Outing, receiver: (typeof HARD_RECEIVERS)[number], seed: number) =>
  detectRides(
    cleanTrack(
      simulateSession({
        surfType: 'traveling_waves',
        seed,
        durationMinutes: 40,
        water: HARD_WATER,
        receiver,
        ocean: { outing, rides: false },
      }).recorded,
    ),
    'traveling_waves',
    DEFAULT_DETECTION_PARAMETERS,
  );

describe('given an outing without waves, recorded by every receiver in hard water', () => {
  it.each(['paddling tour', 'walk'] as const)('a %s has no rides, and its bursts have a reason', (outing) => {
    const detections = HARD_RECEIVERS.map((receiver, seed) => detectOuting(outing, receiver, 60 + seed));
    expect(detections.reduce((sum, { rides }) => sum + rides.length, 0)).toBeLessThanOrEqual(1);
    if (outing === 'walk') return;
    const details = detections.flatMap(({ excluded }) =>
      excluded.map(({ reasons }) => reasons.at(-1)!.detail),
    );
    expect(details).toContain('Hardly faster than before and after: paddling or walking on.');
  });
});

describe('given a ride whose wave reforms after a slow section', () => {
  it('the slower second part is compared with the water around both, not with the first part', () => {
    const course = new Course(new Random(3), 0, 80, () => [0, 0]);
    const go = (seconds: number, pace: number) => course.during(seconds, () => course.step(pace, 0, 4));
    go(300, 0);
    go(9, 7);
    go(14, 1.7);
    go(10, 3.1);
    go(300, 0);
    const { readings } = receive(course, PERFECT_RECEIVER, new Random(5), Date.UTC(2025, 5, 14, 14));
    const track = cleanTrack(recordPath(readings, { latitude: 0, longitude: 0 }, { format: 'fit' }));
    const { rides } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing');
    expect(rides).toHaveLength(1);
    expect(rides[0]!.duration).toBeGreaterThan(28);
  });
});
