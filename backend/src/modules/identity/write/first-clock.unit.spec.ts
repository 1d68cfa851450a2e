import { describe, expect, it } from '@jest/globals';
import { firstClock } from './first-clock.ts';

const summer = new Date('2026-07-01T12:00:00Z');

describe('the clock that a new account begins with', () => {
  it.each(['Europe/Lisbon', 'Pacific/Auckland', 'America/Denver', 'UTC'])(
    'is that of the spot in %s',
    (zone) => {
      expect(firstClock(zone, summer)).toBe('spot');
    },
  );

  it('is that of the spot in a zone that agrees with Pacific time today but not in winter', () => {
    expect(firstClock('America/Phoenix', summer)).toBe('spot');
  });

  it.each(['America/Los_Angeles', 'America/Tijuana', 'US/Pacific', 'Atlantis/Center', '', undefined])(
    'is Pacific for %s',
    (zone) => {
      expect(firstClock(zone, summer)).toBe('pacific');
    },
  );
});
