import { describe, expect, it } from '@jest/globals';
import { HARD_RECEIVERS, cleanTrack, detectRides, simulateSession } from '../../index.ts';
import type { Outing } from '../../simulate/ocean-plan.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';

const detectOuting = (outing: Outing, receiver: (typeof HARD_RECEIVERS)[number], seed: number) =>
  detectRides(
    cleanTrack(
      simulateSession({
        surfType: 'traveling_waves',
        seed,
        durationMinutes: 40,
        water: 'hard',
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
