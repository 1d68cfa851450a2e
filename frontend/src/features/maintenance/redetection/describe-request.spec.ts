import { describe, expect, it } from '@jest/globals';
import { describeRequest } from './describe-request.ts';

describe('the description of a re-detection request', () => {
  it.each([
    [{ dry_run: true }, 'Every activity, each with its own parameters'],
    [
      { dry_run: true, user_id: 7, parameters: { min_points: 5, min_ride_distance: 50 } },
      'Every activity of user 7, minimum GPS points 5, minimum distance 50 m',
    ],
    [
      { dry_run: false, clean_again: true, url_hash: 'AbC', engine_version: '1.2.0' },
      'Activity AbC, cleaned again, last detected by engine 1.2.0, each with its own parameters',
    ],
    [
      { dry_run: true, setting_id: 12, from: '9007199254740993' },
      'Every activity, with setting 12, from position 9,007,199,254,740,993 on',
    ],
  ])('%j is described as "%s"', (request, text) => {
    expect(describeRequest(request)).toBe(text);
  });
});
