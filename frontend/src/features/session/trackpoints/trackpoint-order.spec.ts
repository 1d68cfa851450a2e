import { describe, expect, it } from '@jest/globals';
import { createTrack } from '@rideline/detection-engine';
import { orderRows } from './trackpoint-order.ts';

const column = (...values: number[]) => Float64Array.from(values);
const track = createTrack({
  time: column(0, 1000, 2000, 3000),
  latitude: column(1, 2, 3, 4),
  longitude: column(4, 3, 2, 1),
  distance: column(0, 1, 2, 3),
  speed: column(2, 9, 2, 5),
  speedSource: new Uint8Array(4),
  doubtful: new Uint8Array(4),
});
const all = () => true;

describe('the order of trackpoints', () => {
  it('sorts by any column both ways and keeps equal values in track order', () => {
    const by = (column: 'speed' | 'number', descending: boolean) => [
      ...orderRows(track, [0, 3], all, { column, descending }),
    ];
    expect(by('speed', false)).toEqual([0, 2, 3, 1]);
    expect(by('speed', true)).toEqual([1, 3, 0, 2]);
    expect(by('number', true)).toEqual([3, 2, 1, 0]);
  });

  it('includes only the filtered rows of the span', () => {
    const rows = orderRows(track, [1, 3], (row) => row !== 2, { column: 'number', descending: false });
    expect([...rows]).toEqual([1, 3]);
  });
});
