import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { effortParts, effortSentence, sharesSentence } from './effort-words.ts';

const effort = {
  riding_s: 360,
  paddling_s: 2470,
  waiting_s: 3170,
  elsewhere_s: 900,
  ridden_m: 1500,
  paddled_m: 2880,
  rides_per_hour: 7.2,
  longest_wait_s: 838,
};

describe('the effort of a session in words', () => {
  it('has shares of the time without elsewhere, with their times', () => {
    const parts = effortParts(effort);
    expect(sharesSentence(parts)).toBe('Riding 6 %, paddling 41 %, waiting 53 %');
    expect(parts.map(({ time }) => time)).toEqual(['6 min', '41 min', '53 min']);
    expect(effortParts({ ...effort, riding_s: 0, paddling_s: 0, waiting_s: 0 })).toEqual([]);
  });

  it('has the way, the rate and the longest wait', () => {
    expect(effortSentence(effort, DEFAULT_PREFERENCES)).toBe(
      '2.9 km paddled, 7 rides an hour, longest wait 14 min',
    );
    expect(
      effortSentence({ ...effort, rides_per_hour: null, longest_wait_s: null }, DEFAULT_PREFERENCES),
    ).toBe('2.9 km paddled');
  });
});
