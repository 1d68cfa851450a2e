import { activityDetail } from '../activities/activity-detail.ts';
import type { ActivityRow } from '../activities/activity-row.ts';
import { csv } from './csv.ts';

export function activitiesCsv(rows: readonly ActivityRow[]): string {
  const header = [
    'id',
    'name',
    'time',
    'type',
    'source',
    'rides',
    'longest ride (meters)',
    'max speed (km/h)',
    'rough',
    'note',
  ];
  return csv([
    header,
    ...rows.map((row) => [
      row.activity_id,
      row.name,
      row.activity_time,
      row.surf_type,
      row.source,
      row.summary.totalRides,
      row.summary.longestRideDistance,
      row.summary.maxSpeed,
      row.summary.rough.rides || row.summary.rough.attempts,
      row.note,
    ]),
  ]);
}

export function ridesCsv(rows: readonly ActivityRow[]): string {
  const header = [
    'activity id',
    'ride id',
    'start',
    'end',
    'duration (s)',
    'distance (meters)',
    'max speed (km/h)',
    'rough',
  ];
  return csv([
    header,
    ...rows.flatMap((row) =>
      row.detection.rides.map((ride) => [
        row.activity_id,
        ride.id,
        new Date(ride.startTime).toISOString(),
        new Date(ride.endTime).toISOString(),
        ride.duration,
        ride.distance,
        ride.maxSpeed,
        ride.rough,
      ]),
    ),
  ]);
}

export function activitiesJson(rows: readonly ActivityRow[]): string {
  return JSON.stringify(
    rows.map((row) => activityDetail(row, null)),
    null,
    2,
  );
}
