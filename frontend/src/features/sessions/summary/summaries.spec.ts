import { describe, expect, it } from '@jest/globals';
import { sampleRow } from '../../../testing/sessions.ts';
import { summarizeOcean } from './summaries.ts';

describe('the summary of a list', () => {
  it('links every value to its session', () => {
    const old = sampleRow({
      url_hash: 'old',
      activity_time: '2024-01-01T00:00:00Z',
      total_rides: 30,
      max_speed: 9,
    });
    const fast = sampleRow({ url_hash: 'fast', total_rides: 4, max_speed: 31.5 });
    const none = sampleRow({
      url_hash: 'none',
      activity_time: '2026-04-01T00:00:00Z',
      total_rides: 0,
      longest_ride_distance: null,
      longest_ride_time: null,
      max_speed: null,
    });
    const { sessions, rides, maxSpeed } = summarizeOcean([old, fast, none]);
    expect([sessions.value, sessions.from?.url_hash]).toEqual([3, 'none']);
    expect([rides.value, rides.from?.url_hash]).toEqual([34, 'old']);
    expect([maxSpeed.value, maxSpeed.from?.url_hash]).toEqual([31.5, 'fast']);
  });

  it('has no record for an empty list', () => {
    expect(summarizeOcean([]).longestDistance).toEqual({
      value: null,
      from: null,
      rough: false,
      larger: null,
    });
  });

  it('takes records from sessions that are not excluded, and totals from all', () => {
    const sup = sampleRow({
      url_hash: 'sup',
      excluded_from_records: true,
      total_rides: 9,
      longest_ride_distance: 900,
      longest_ride_time: 300,
      max_speed: 40,
    });
    const own = sampleRow({ url_hash: 'own', total_rides: 2, max_speed: 22 });
    const { sessions, rides, longestDistance, longestTime, maxSpeed } = summarizeOcean([sup, own]);
    expect([sessions.value, rides.value]).toEqual([2, 11]);
    expect([longestDistance, longestTime, maxSpeed].map(({ from }) => from?.url_hash)).toEqual([
      'own',
      'own',
      'own',
    ]);
    expect(summarizeOcean([sup]).maxSpeed).toEqual({ value: null, from: null, rough: false, larger: null });
  });

  it('takes a rough record only if all sessions are rough', () => {
    const rough = { rides: true, attempts: true, tours: true };
    const wild = sampleRow({ url_hash: 'wild', longest_ride_distance: 900, max_speed: 76.5, rough });
    const sure = sampleRow({ url_hash: 'sure', longest_ride_distance: 120, max_speed: 22 });
    const { longestDistance, longestTime, maxSpeed } = summarizeOcean([wild, sure]);
    expect([longestDistance, longestTime, maxSpeed].map(({ from }) => from?.url_hash)).toEqual([
      'sure',
      'sure',
      'sure',
    ]);
    expect(maxSpeed).toMatchObject({
      value: 22,
      rough: false,
      larger: { value: 76.5, from: wild },
    });
    expect(summarizeOcean([wild]).maxSpeed).toMatchObject({ value: 76.5, rough: true, larger: null });
  });
});
