import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import type { ActivityUploaded } from '../../src/modules/activities/events/upload-events.ts';
import type { Ride, RidesDetected } from '../../src/modules/activities/events/detection-events.ts';
import { ridesAndTakeOffs } from '../../src/modules/activities/events/take-offs.ts';

/** Events of a typical session, for specs. */
export function uploadedFact(change: Partial<ActivityUploaded['data']> = {}): ActivityUploaded {
  return {
    type: 'ActivityUploaded',
    data: {
      activityId: 7,
      urlHash: 'dawnPatrol',
      owner: 1,
      source: 'MANUAL',
      sourceId: null,
      surfType: 'traveling_waves',
      name: 'Dawn patrol',
      fileName: 'dawn.gpx',
      activityTime: '2026-06-01T13:30:00.000Z',
      timeZone: 'America/Los_Angeles',
      isTimeHidden: false,
      contentHash: 'c0ffee',
      contentBytes: 1234,
      part: null,
      trackHash: 'facade',
      pointCount: 3600,
      engineVersion: '1.0.0',
      isDemo: false,
      device: 'garmin',
      deviceName: null,
      sport: null,
      importMillis: 40,
      warnings: [],
      ...change,
    },
  };
}

export function ride(id: number, change: Partial<Ride> = {}): Ride {
  return {
    id,
    firstPoint: 100,
    lastPoint: 110,
    startTime: Date.parse('2026-06-01T13:31:40Z'),
    endTime: Date.parse('2026-06-01T13:31:50Z'),
    duration: 10,
    distance: 60,
    maxSpeed: 25,
    maxSpeedBand: 1.2,
    distanceBand: 4,
    speedSource: 0,
    minSpeed: 9,
    avgSpeed: 21.6,
    rough: false,
    surfTime: 10,
    surfRuns: [[100, 110]],
    isSurfRide: true,
    isTour: false,
    borderline: false,
    reasons: [],
    ...change,
  };
}

/** The ends of the sample's recording. */
export const RECORDED = {
  startTime: Date.parse('2026-06-01T13:30:00Z'),
  endTime: Date.parse('2026-06-01T14:30:00Z'),
};

const beganAt = <Entry extends object>(entry: Entry) => ({
  ...entry,
  takeOff: { latitude: 37.594, longitude: -122.505, heading: 90 },
});

/** The rides as detection finds them. */
export const foundRides = (...rides: readonly Omit<Ride, 'id'>[]) =>
  rides.map((found) => beganAt(withoutId(found)));

const withoutId = ({ id: _, ...found }: Omit<Ride, 'id'> & { readonly id?: number }) => found;

export function detectedFact(...rides: readonly Ride[]): RidesDetected {
  return {
    type: 'RidesDetected',
    data: {
      parameters: DEFAULT_DETECTION_PARAMETERS,
      settingId: null,
      engineVersion: '1.0.0',
      recorded: RECORDED,
      ...ridesAndTakeOffs(rides.map(beganAt)),
    },
  };
}
