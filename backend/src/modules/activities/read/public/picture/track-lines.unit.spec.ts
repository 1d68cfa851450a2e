import { describe, expect, it } from '@jest/globals';
import { createTrack } from '@rideline/detection-engine';
import { trackLines } from './track-lines.ts';

const BOX = { left: 0, top: 0, width: 1_000, height: 400 };

/** One point per second, each far from the one before. */
function wildTrack(length: number) {
  const column = (value: (row: number) => number) => Float64Array.from({ length }, (_, row) => value(row));
  return createTrack({
    time: column((row) => 1_780_000_000_000 + row * 1_000),
    latitude: column((row) => 37 + ((row * 7_919) % 1_000) / 1e5),
    longitude: column((row) => -122 + ((row * 104_729) % 1_000) / 1e5),
    distance: column((row) => row),
    speed: column(() => 1),
    speedSource: new Uint8Array(length),
    doubtful: new Uint8Array(length),
  });
}
const drawn = (length: number) =>
  trackLines({ track: wildTrack(length), rides: [] }, BOX).way.match(/[ML]/g)?.length ?? 0;

describe('the lines of a picture', () => {
  it('contain every distinct point of a usual session', () => {
    expect(drawn(5_000)).toBe(5_000);
  });

  it('are thinned for a long session', () => {
    expect(drawn(300_000)).toBeLessThanOrEqual(20_001);
  });
});
