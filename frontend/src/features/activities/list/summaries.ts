import type { ActivityRow } from '../activity.ts';

/** One headline figure and the session it comes from; null before there is one. */
export interface Summary {
  readonly value: number;
  readonly from: ActivityRow | null;
}

function best(rows: readonly ActivityRow[], measure: (row: ActivityRow) => number | null): Summary {
  let summary: Summary = { value: 0, from: null };
  for (const row of rows) {
    const value = measure(row) ?? 0;
    if (value > summary.value) summary = { value, from: row };
  }
  return summary;
}

const total = (rows: readonly ActivityRow[], measure: (row: ActivityRow) => number) =>
  rows.reduce((sum, row) => sum + measure(row), 0);

function sessionsOf(rows: readonly ActivityRow[]): Summary {
  const newest = rows.reduce<ActivityRow | null>(
    (latest, row) => ((row.activity_time ?? '') > (latest?.activity_time ?? '') ? row : latest),
    null,
  );
  return { value: rows.length, from: newest ?? rows[0] ?? null };
}

/** The totals of an ocean list; totals name the newest session and the one with the most rides. */
export function summarizeOcean(rows: readonly ActivityRow[]) {
  return {
    sessions: sessionsOf(rows),
    rides: { value: total(rows, (row) => row.total_rides), from: best(rows, (row) => row.total_rides).from },
    longestDistance: best(rows, (row) => row.longest_ride_distance),
    longestTime: best(rows, (row) => row.longest_ride_time),
    maxSpeed: best(rows, (row) => row.max_speed),
  } satisfies Record<string, Summary>;
}

/** The totals of a standing-wave list. */
export function summarizeStanding(rows: readonly ActivityRow[]) {
  return {
    sessions: sessionsOf(rows),
    attempts: {
      value: total(rows, (row) => row.total_attempts),
      from: best(rows, (row) => row.total_attempts).from,
    },
    rides: { value: total(rows, (row) => row.total_rides), from: best(rows, (row) => row.total_rides).from },
    longestRide: best(rows, (row) => row.longest_ride_time),
    longestTour: best(rows, (row) => row.longest_tour_distance),
    maxDrift: best(rows, (row) => row.max_drift_speed),
  } satisfies Record<string, Summary>;
}
