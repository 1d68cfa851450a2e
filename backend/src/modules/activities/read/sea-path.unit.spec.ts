import { describe, expect, it } from '@jest/globals';
import type { Coast } from '@rideline/detection-engine';
import { seaPath } from './sea-path.ts';

const coastOf = (...sea: Coast['sea']): Coast => ({ west: 0, south: 0, east: 100, north: 100, sea });
const drawn = (coast: Coast) =>
  seaPath(coast, {
    place: (latitude, longitude) => [longitude, latitude],
    frame: { left: 10, top: 10, right: 20, bottom: 20 },
    digits: 0,
  });

describe('the sea in a picture', () => {
  it('is cut to its frame', () => {
    expect(drawn(coastOf([[0, 0, 15, 0, 15, 100, 0, 100]]))).toBe('M10 20L10 10L15 10L15 20Z');
  });

  it('is left out where the frame has no land', () => {
    expect(drawn(coastOf([[0, 0, 100, 0, 100, 100, 0, 100]]))).toBe('');
  });

  it('has its islands', () => {
    const island = [12, 12, 12, 14, 14, 14, 14, 12];
    expect(drawn(coastOf([[0, 0, 100, 0, 100, 100, 0, 100], island]))).toContain('M12 12L12 14L14 14L14 12Z');
  });

  it('is left out where it is elsewhere', () => {
    expect(drawn(coastOf([[0, 0, 5, 0, 5, 5, 0, 5]]))).toBe('');
  });
});
