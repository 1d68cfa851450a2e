import { describe, expect, it } from '@jest/globals';
import places from './places.worker.ts';

describe('the name of a place', () => {
  it.each([
    ['Pacifica, California', [-122.505, 37.594]],
    ['Jeffreys Bay, South Africa', [24.933, -34.033]],
    ['near San Clemente, California', [-117.589, 33.382]],
    ['near Margaret River, Western Australia', [114.98, -33.97]],
    ['near Tofino, British Columbia', [-125.9, 49.1]],
    ['Nazaré, Portugal', [-9.085, 39.605]],
  ] as const)('is "%s"', (name, position) => {
    expect(places([position])).toEqual([name]);
  });

  it('is the nearest town across the date line', () => {
    expect(places([[-179.8, 63.06]])).toEqual(['near Beringovskiy, Russia']);
  });

  it('is missing on the open sea', () => {
    expect(places([[-142.5, 0]])).toEqual([null]);
  });
});
