import { describe, expect, it } from '@jest/globals';
import { topSpeed } from './plot.ts';

const time = Float64Array.from([0, 1, 2, 3, 4, 5, 6, 7]);
const bands = [
  { id: 1, from: 2, to: 3 },
  { id: 2, from: 5, to: 5 },
];

describe('the top of the speed axis', () => {
  it('is that of the time on the water beside a drive', () => {
    const speed = Float64Array.from([0, 80, 20, 25, 4, 22, 3, 90]);
    expect(topSpeed({ time, speed, bands })).toBe(25);
  });

  it('is that of the session where nothing is much faster', () => {
    const speed = Float64Array.from([0, 30, 20, 25, 4, 22, 3, 2]);
    expect(topSpeed({ time, speed, bands })).toBe(30);
    expect(topSpeed({ time, speed, bands: [] })).toBe(30);
  });

  it('has room without a single speed', () => {
    const nothing = new Float64Array(0);
    expect(topSpeed({ time: nothing, speed: nothing, bands: [] })).toBe(1);
  });
});
