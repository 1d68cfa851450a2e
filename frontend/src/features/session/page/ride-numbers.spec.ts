import { describe, expect, it } from '@jest/globals';
import { numberRides, type RideNumbers } from './ride-numbers.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 16, 0, second)).toISOString();
const ride = (id: number, from: number) => ({ id, start_time: at(from), end_time: at(from + 5) });
const [first, second, third] = [ride(11, 0), ride(12, 20), ride(13, 40)] as const;
const numbers = (known: RideNumbers, ids: readonly number[]) =>
  ids.map((wanted) => known.find(({ id }) => id === wanted)?.number);

describe('the number of a ride', () => {
  const opened = numberRides([first, second, third], []);

  it('follows start-time order when the page opens', () => {
    expect(numbers(opened, [11, 12, 13])).toEqual([1, 2, 3]);
  });

  it('stays when an earlier ride is removed', () => {
    expect(numbers(numberRides([second, third], opened), [12, 13])).toEqual([2, 3]);
  });

  it('is restored with its ride, also under another id', () => {
    const without = numberRides([second, third], opened);
    expect(numbers(numberRides([first, second, third], without), [11, 12, 13])).toEqual([1, 2, 3]);
    const redetected = numberRides([{ ...ride(77, 1) }, second, third], without);
    expect(numbers(redetected, [77, 12, 13])).toEqual([1, 2, 3]);
  });

  it('is the next free one for an added ride', () => {
    const missed = ride(20, 30);
    const more = numberRides([first, second, missed, third], opened);
    expect(numbers(more, [11, 12, 20, 13])).toEqual([1, 2, 4, 3]);
    const again = numberRides([first, second, third, ride(21, 50)], more);
    expect(numbers(again, [21])).toEqual([5]);
  });
});
