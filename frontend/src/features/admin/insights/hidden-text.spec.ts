import { describe, expect, it } from '@jest/globals';
import { peopleText, sessionsText, wordsOf } from './hidden-text.ts';

describe('the text of a figure', () => {
  it('is the count, or that it is of fewer than five people', () => {
    expect(peopleText(1234, null)).toBe('1,234');
    expect(peopleText(0, null)).toBe('0');
    expect(peopleText(null, 'few_people')).toBe('<5');
    expect(peopleText(null, 'reveals_few')).toBe('5+');
    expect(peopleText(null, null)).toBe('');
  });

  it('does not mistake few people for few sessions', () => {
    expect(sessionsText(40, null)).toBe('40');
    expect(sessionsText(null, 'few_people')).toBe('of <5 people');
    expect(sessionsText(null, 'reveals_few')).toBe('5+');
  });

  it('has words for codes', () => {
    expect(wordsOf('no_track_points')).toBe('No track points');
    expect(wordsOf('MANUAL')).toBe('Manual');
  });
});
