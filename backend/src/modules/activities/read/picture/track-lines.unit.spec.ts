import { describe, expect, it } from '@jest/globals';
import { createTrack, sessionFrame, type Track } from '@rideline/detection-engine';
import { lineDrawer, pathsBySpeed, type Rows } from './track-lines.ts';

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
const drawerOf = (track: Track, rows: Rows) => lineDrawer(track, sessionFrame(track, [rows], null).box, BOX);
const whole = (length: number) => {
  const track = wildTrack(length);
  return drawerOf(track, [0, length - 1]).path([0, length - 1]);
};
const drawn = (length: number) => whole(length).match(/[ML]/g)?.length ?? 0;

describe('the lines of a picture', () => {
  it('contain every distinct point of a usual session', () => {
    expect(drawn(5_000)).toBe(5_000);
  });

  it('are thinned for a long session', () => {
    expect(drawn(300_000)).toBeLessThanOrEqual(20_001);
  });

  it('stay within the box, also where only some rows fill it', () => {
    const track = wildTrack(500);
    for (const rows of [
      [0, 499],
      [100, 140],
    ] as const) {
      const path = drawerOf(track, rows).path(rows);
      const [x, y] = [0, 1].map((at) =>
        [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map((found) => Number(found[at + 1])),
      );
      expect([Math.min(...x!) >= 0, Math.max(...x!) <= 1000]).toEqual([true, true]);
      expect([Math.min(...y!) >= 0, Math.max(...y!) <= 400]).toEqual([true, true]);
    }
  });

  it('have one path per speed step, each step of the track in one of them', () => {
    const track = { ...wildTrack(4), speed: Float64Array.of(0, 1, 9, 5) };
    const drawer = drawerOf(track, [0, 3]);
    const paths = pathsBySpeed(track, drawer, [0, 3], { steps: 3, fastest: 9 });
    expect(paths.map((path) => path.match(/L/g)?.length ?? 0)).toEqual([1, 1, 1]);
  });
});
