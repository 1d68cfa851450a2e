import type { ActivityListItem } from '../../../app/api-types.ts';

/** A total and the session linked to it; null without sessions. */
export interface Summary {
  readonly value: number;
  readonly from: ActivityListItem | null;
}

/** A record over all sessions; null without one. */
export interface RecordSummary {
  readonly value: number | null;
  readonly from: ActivityListItem | null;
  readonly rough: boolean;
  /** The session with the largest rough value above the record. */
  readonly larger: { readonly value: number; readonly from: ActivityListItem } | null;
}

/** The first session with the highest value above 0. */
function mostOf(
  rows: readonly ActivityListItem[],
  measure: (row: ActivityListItem) => number | null,
): ActivityListItem | null {
  let most = 0;
  let from: ActivityListItem | null = null;
  for (const row of rows) {
    const value = measure(row) ?? 0;
    if (value > most) [most, from] = [value, row];
  }
  return from;
}

/** The record over all sessions that may hold one; a rough value counts only if all are rough. */
function best(
  all: readonly ActivityListItem[],
  measure: (row: ActivityListItem) => number | null,
  isRough: (row: ActivityListItem) => boolean,
): RecordSummary {
  const rows = all.filter((row) => !row.excluded_from_records);
  const sure = mostOf(
    rows.filter((row) => !isRough(row)),
    measure,
  );
  const largest = mostOf(rows, measure);
  const from = sure ?? largest;
  const value = from && measure(from);
  const largestValue = (largest && measure(largest)) ?? 0;
  return {
    value,
    from,
    rough: from !== null && sure === null,
    larger: largest !== null && largestValue > (value ?? 0) ? { value: largestValue, from: largest } : null,
  };
}

const roughRides = ({ rough }: ActivityListItem) => rough.rides;
const roughAttempts = ({ rough }: ActivityListItem) => rough.attempts;
const roughTours = ({ rough }: ActivityListItem) => rough.tours;

const total = (rows: readonly ActivityListItem[], measure: (row: ActivityListItem) => number) =>
  rows.reduce((sum, row) => sum + measure(row), 0);

function sessionsOf(rows: readonly ActivityListItem[]): Summary {
  const newest = rows.reduce<ActivityListItem | null>(
    (latest, row) => ((row.activity_time ?? '') > (latest?.activity_time ?? '') ? row : latest),
    null,
  );
  return { value: rows.length, from: newest ?? rows[0] ?? null };
}

/** Totals and records of the ocean list; the totals link to the newest session and the one with the most rides. */
export function summarizeOcean(rows: readonly ActivityListItem[]) {
  return {
    sessions: sessionsOf(rows),
    rides: { value: total(rows, (row) => row.total_rides), from: mostOf(rows, (row) => row.total_rides) },
    longestDistance: best(rows, (row) => row.longest_ride_distance, roughRides),
    longestTime: best(rows, (row) => row.longest_ride_time, roughRides),
    maxSpeed: best(rows, (row) => row.max_speed, roughAttempts),
  } satisfies Record<string, Summary | RecordSummary>;
}

/** Totals and records of the standing-wave list. */
export function summarizeStanding(rows: readonly ActivityListItem[]) {
  return {
    sessions: sessionsOf(rows),
    attempts: {
      value: total(rows, (row) => row.total_attempts),
      from: mostOf(rows, (row) => row.total_attempts),
    },
    rides: { value: total(rows, (row) => row.total_rides), from: mostOf(rows, (row) => row.total_rides) },
    longestRide: best(rows, (row) => row.longest_ride_time, roughRides),
    longestTour: best(rows, (row) => row.longest_tour_distance, roughTours),
    maxDrift: best(rows, (row) => row.max_drift_speed, roughAttempts),
  } satisfies Record<string, Summary | RecordSummary>;
}
