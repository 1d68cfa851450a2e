import { describe, expect, it } from '@jest/globals';
import { createTrack, DEFAULT_TIME_DISPLAY, DEFAULT_UNITS, NOWHERE } from '@rideline/detection-engine';
import type { Ride } from '../events/detection-events.ts';
import { detectedFact, ride, uploadedFact } from '../../../../test/support/sample-activity.ts';
import { evolveActivityRow } from './activities/activities.projection.ts';
import { activityDetail, activityItem } from './activities/activity-answer.ts';
import { runningRecord, standingRecord } from './compare-record.ts';
import { activitiesCsv, ridesCsv } from './tables.ts';
import { publicActivity } from './public/public-activity.ts';
import { sessionWords } from './public/session-words.ts';
import { conversionTo } from './public/units.ts';

const at = {
  id: 'e',
  stream: 's',
  revision: 0n,
  position: 0n,
  recordedAt: new Date(0),
  metadata: {} as never,
};
const units = { distanceUnit: 'meters', speedUnit: 'km/h' } as const;
const none = new Float64Array();
const track = createTrack({
  time: none,
  latitude: none,
  longitude: none,
  distance: none,
  speed: none,
  speedSource: new Uint8Array(),
  doubtful: new Uint8Array(),
});

function rowWith(...rides: readonly Ride[]) {
  const uploaded = evolveActivityRow(undefined, { ...uploadedFact(), ...at });
  return evolveActivityRow(uploaded, { ...detectedFact(...rides), ...at })!;
}
function publicOf(row: ReturnType<typeof rowWith>) {
  const { rides, parameters } = row.detected;
  return publicActivity(
    {
      row,
      rides,
      parameters,
      track,
      username: 'kai',
      hidesPlace: false,
      showsRidesOnly: false,
      maxHeartRate: null,
      ownerUnits: DEFAULT_UNITS,
      ownerTimes: DEFAULT_TIME_DISPLAY,
    },
    units,
    conversionTo(units),
  );
}
/** SQL picks the fields of the rides. */
const compared = (row: ReturnType<typeof rowWith>) => ({
  document: row,
  rides: [],
  vessel: null,
  place: null,
  effort: null,
});
const csvOf = (text: string) => text.split('\r\n').map((line) => line.split(','));

describe('the figures of an activity', () => {
  const row = rowWith(ride(1, { duration: 20, surfTime: 8 }), ride(2, { duration: 30, surfTime: 9 }));

  it('are surf time in total_time and start to end in total_duration, in every answer', () => {
    const { totals } = activityDetail(row, null, NOWHERE);
    expect([totals.total_time, totals.total_duration]).toEqual([17, 50]);
    expect(publicOf(row).totals).toMatchObject({ total_time: 17, total_duration: 50 });
    expect(runningRecord(compared(row)).total_time).toBe(17);
    expect(standingRecord(compared(row)).total_surfing_time).toBe(17);
  });

  it('are null for records and 0 for sums without rides, in every answer', () => {
    const empty = rowWith();
    const records = { longest_ride_distance: null, longest_ride_time: null, max_speed: null };
    expect(activityItem(empty, null, NOWHERE)).toMatchObject({ ...records, total_rides: 0 });
    expect(publicOf(empty).totals).toMatchObject({ ...records, total_distance: 0, total_time: 0 });
    expect(runningRecord(compared(empty))).toMatchObject({
      max_speed: null,
      longest_distance: null,
      longest_time: null,
      total_distance: 0,
    });
    expect(standingRecord(compared(empty))).toMatchObject({
      longest_ride_duration: null,
      max_drifting_speed: null,
      longest_tour_distance: null,
      longest_tour_duration: null,
    });
    expect(
      sessionWords({
        row: empty,
        rides: [],
        ownerUnits: DEFAULT_UNITS,
        ownerTimes: DEFAULT_TIME_DISPLAY,
      }).figures.map(({ value }) => value),
    ).toEqual(['0', '-', '-', '-']);
  });
});

describe('rough rides', () => {
  const wild = ride(3, { distance: 900, duration: 60, maxSpeed: 76.5, rough: true });
  const records = { rides: true, attempts: true, tours: false };

  it('are flagged in every answer', () => {
    const row = rowWith(wild);
    expect(activityDetail(row, null, NOWHERE).surf_rides).toMatchObject([{ id: 3, rough: true }]);
    expect(activityItem(row, null, NOWHERE).rough).toEqual(records);
    expect(publicOf(row)).toMatchObject({ totals: { rough: records }, surf_rides: [{ rough: true }] });
    expect(runningRecord(compared(row))).toMatchObject({ rough: records });
    expect(
      sessionWords({
        row,
        rides: [wild],
        ownerUnits: DEFAULT_UNITS,
        ownerTimes: DEFAULT_TIME_DISPLAY,
      }).figures.map(({ value }) => value),
    ).toEqual(['1', '~900 m', '~1 min 0 s', '~76.5 km/h']);
    for (const text of [
      [...ridesCsv([row], new Map(), new Map())].join(''),
      activitiesCsv([row], new Map(), new Map()),
    ]) {
      const [header = [], line = []] = csvOf(text);
      expect(line[header.indexOf('rough')]).toBe('true');
    }
  });

  it('are in the units of the owner in link previews', () => {
    const row = rowWith(wild);
    const ownerUnits = { distanceUnit: 'feet', speedUnit: 'kn', longInKmOrMi: false } as const;
    const { figures } = sessionWords({
      row,
      rides: [{ ...wild, rough: false }],
      ownerUnits,
      ownerTimes: DEFAULT_TIME_DISPLAY,
    });
    expect(figures.map(({ value }) => value)).toEqual(['1', '2,953 ft', '1 min 0 s', '41.3 kn']);
  });

  it('set no record if another ride is not rough', () => {
    const row = rowWith(wild, ride(4, { distance: 60, maxSpeed: 25 }));
    expect(activityItem(row, null, NOWHERE)).toMatchObject({
      longest_ride_distance: 60,
      max_speed: 25,
      rough: { rides: false, attempts: false, tours: false },
    });
  });
});
