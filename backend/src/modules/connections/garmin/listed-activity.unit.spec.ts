import { describe, expect, it } from '@jest/globals';
import { listedActivity } from './listed-activity.ts';

const item = {
  activityId: 21_100_000_001,
  activityName: 'Dawn patrol',
  startTimeLocal: '2026-01-08 08:10:21',
  startTimeGMT: '2026-01-08 16:10:21',
  activityType: { typeId: 301, typeKey: 'surfing_v2', parentTypeId: 228 },
  distance: 1234.5,
  duration: 3600.25,
  beginTimestamp: 1_767_888_621_000,
  hasPolyline: true,
  manualActivity: false,
};

describe('an item of Garmin’s list', () => {
  it('becomes a listed activity', () => {
    expect(listedActivity(item)).toEqual({
      sourceId: '21100000001',
      name: 'Dawn patrol',
      startTime: 1_767_888_621_000,
      isTimeHidden: false,
      localStart: '2026-01-08 08:10:21',
      type: 'surfing',
      distance: 1234.5,
      seconds: 3600.25,
      hasTrack: true,
      device: null,
    });
  });

  it.each([
    ['stand_up_paddleboarding_v2', 'stand_up_paddleboarding'],
    ['surfing_v3', 'surfing'],
    ['a_type_of_the_future', 'a_type_of_the_future'],
  ])('keeps the type %s as %s', (typeKey, type) => {
    expect(listedActivity({ ...item, activityType: { typeKey } })?.type).toBe(type);
  });

  it('takes the start from its UTC time when there is no timestamp', () => {
    expect(listedActivity({ ...item, beginTimestamp: null })?.startTime).toBe(item.beginTimestamp);
    expect(listedActivity({ ...item, beginTimestamp: null, startTimeGMT: null })?.startTime).toBeNull();
  });

  it('has no track if it was entered by hand or has no positions', () => {
    expect(listedActivity({ ...item, manualActivity: true })?.hasTrack).toBe(false);
    expect(listedActivity({ ...item, hasPolyline: false })?.hasTrack).toBe(false);
  });

  it('is listed without name, type and distance', () => {
    const bare = { activityId: 7, startTimeLocal: item.startTimeLocal, distance: null, activityName: null };
    expect(listedActivity(bare)).toMatchObject({ name: '', type: 'other', distance: null, seconds: null });
  });

  it.each([
    null,
    'x',
    {},
    { ...item, activityId: null },
    { ...item, startTimeLocal: undefined },
    { ...item, startTimeLocal: 'yesterday' },
  ])('is left out without an id or a start: %j', (broken) => {
    expect(listedActivity(broken)).toBeUndefined();
  });
});
