import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import type { ActivityUploaded } from '../events/upload-events.ts';
import type { Ride, RidesDetected } from '../events/detection-events.ts';

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
      trackHash: 'facade',
      pointCount: 3600,
      engineVersion: '1.0.0',
      isDemo: false,
      device: 'garmin',
      deviceName: null,
      sport: null,
      importMillis: 40,
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

export function detectedFact(...rides: readonly Ride[]): RidesDetected {
  return {
    type: 'RidesDetected',
    data: {
      parameters: DEFAULT_DETECTION_PARAMETERS,
      settingId: null,
      engineVersion: '1.0.0',
      rides: [...rides],
    },
  };
}
