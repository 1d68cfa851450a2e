import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { checkProfile, toDraft, toFields } from './profile-draft.ts';

const foil = { setting_name: 'Foil', ...DEFAULT_DETECTION_PARAMETERS };

describe('checkProfile', () => {
  it('requires all eight fields', () => {
    const draft = { ...toDraft(foil), setting_name: ' ', min_points: '' };
    expect(checkProfile(draft)).toEqual({
      setting_name: 'Name is required',
      min_points: 'Minimum GPS points is required',
    });
    expect(toFields(draft)).toBeNull();
  });

  it('checks the bounds that the server checks', () => {
    expect(checkProfile({ ...toDraft(foil), min_speed_kmh: 61, min_ride_distance: '-' })).toEqual({
      min_speed_kmh: 'Minimum speed must be a number between 0.5 and 60 km/h in steps of 0.1',
      min_ride_distance: 'Minimum distance must be a whole number between 0 and 5000 m',
    });
  });

  it('returns trimmed fields for a valid draft', () => {
    expect(toFields({ ...toDraft(foil), setting_name: ' Foil ' })).toEqual(foil);
  });
});
