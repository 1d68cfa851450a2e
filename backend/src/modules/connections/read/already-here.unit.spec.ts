import { describe, expect, it } from '@jest/globals';
import type { KnownSession } from '../../activities/index.ts';
import type { ListedActivity } from '../events/sync-events.ts';
import { alreadyHere } from './already-here.ts';

const START = Date.UTC(2026, 5, 14, 15, 30);
const MINUTE = 60_000;
const session = (urlHash: string, startTime: number): KnownSession => ({
  urlHash,
  source: 'MANUAL',
  startTime,
});
const listed = (over: Partial<ListedActivity> = {}): ListedActivity => ({
  sourceId: '1',
  name: 'Dawn',
  startTime: START,
  isTimeHidden: false,
  localStart: '2026-06-14 08:30:00',
  type: 'Surfing',
  distance: null,
  seconds: null,
  hasTrack: true,
  device: null,
  ...over,
});

describe('a listed activity', () => {
  it('is already here where a session starts within two minutes, in the closest one', () => {
    const sessions = [session('early', START - 2 * MINUTE), session('late', START + MINUTE)];
    expect(alreadyHere(listed(), sessions)?.urlHash).toBe('late');
    expect(alreadyHere(listed({ startTime: START - 4 * MINUTE }), sessions)?.urlHash).toBe('early');
    expect(alreadyHere(listed({ startTime: START - 4 * MINUTE - 1 }), sessions)).toBeUndefined();
  });

  it('is compared with none where its start is unknown or hidden', () => {
    const sessions = [session('same', START)];
    expect(alreadyHere(listed({ startTime: null }), sessions)).toBeUndefined();
    expect(alreadyHere(listed({ isTimeHidden: true }), sessions)).toBeUndefined();
  });
});
