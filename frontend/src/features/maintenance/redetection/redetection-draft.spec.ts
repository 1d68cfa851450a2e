import { describe, expect, it } from '@jest/globals';
import { checkRedetection, EMPTY_DRAFT, toRequest } from './redetection-draft.ts';

describe('the re-detection form', () => {
  it('requests a dry run over all activities by default', () => {
    expect(checkRedetection(EMPTY_DRAFT)).toEqual({});
    expect(toRequest(EMPTY_DRAFT)).toEqual({ dry_run: true });
  });

  it('sends only the filled-in fields of the chosen scope', () => {
    const draft = {
      ...EMPTY_DRAFT,
      scope: 'activity' as const,
      userId: 7,
      activity: ' https://rideline.example/activity/AbC123/?tab=map#top ',
      engineVersion: ' 1.2.0 ',
      min_speed_kmh: 7.5,
      connect_time_threshold: 0,
      cleanAgain: true,
      dryRun: false,
    };
    expect(checkRedetection(draft)).toEqual({});
    expect(toRequest(draft)).toEqual({
      dry_run: false,
      clean_again: true,
      url_hash: 'AbC123',
      engine_version: '1.2.0',
      parameters: { min_speed_kmh: 7.5, connect_time_threshold: 0 },
    });
    expect(toRequest({ ...draft, scope: 'user' })).toMatchObject({ user_id: 7 });
    expect(toRequest({ ...draft, scope: 'user' })).not.toHaveProperty('url_hash');
  });

  it('rejects a missing user or activity and a parameter out of bounds', () => {
    expect(checkRedetection({ ...EMPTY_DRAFT, scope: 'user', userId: 1.5 })).toHaveProperty('userId');
    expect(checkRedetection({ ...EMPTY_DRAFT, scope: 'activity', activity: ' / ' })).toEqual({
      activity: 'Activity is required',
    });
    expect(checkRedetection({ ...EMPTY_DRAFT, min_points: 1001, min_ride_distance: '-' })).toEqual({
      min_points: 'Minimum GPS points must be a whole number between 1 and 1000 points',
      min_ride_distance: 'Minimum distance must be a whole number between 0 and 5000 m',
    });
  });
});
