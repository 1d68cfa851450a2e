import { summarizeRides } from '../activities/activity-row.ts';
import type { SharedActivity } from './shared-activities.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
}

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'long' });

/** The name and the day of a shared session, and the figures that tell of it best. */
export function sessionWords({ row, rides }: Pick<SharedActivity, 'row' | 'rides'>) {
  return {
    name: row.name === '' ? 'Unnamed Activity' : row.name,
    day: row.activity_time === null ? 'Date not available' : day.format(new Date(row.activity_time)),
    figures: row.surf_type === 'standing_waves' ? standing(rides) : traveling(rides),
  };
}

function traveling(rides: SharedActivity['rides']): readonly Figure[] {
  const summary = summarizeRides(rides, 'traveling_waves');
  return [
    { label: 'Rides', value: String(summary.totalRides) },
    { label: 'Longest ride', value: meters(summary.longestRideDistance) },
    { label: 'Longest time', value: duration(summary.longestRideTime) },
    { label: 'Max speed', value: speed(summary.maxSpeed) },
  ];
}

function standing(rides: SharedActivity['rides']): readonly Figure[] {
  const summary = summarizeRides(rides, 'standing_waves');
  return [
    { label: 'Attempts', value: String(summary.totalAttempts) },
    { label: 'Surf rides', value: String(summary.totalRides) },
    { label: 'Longest ride', value: duration(summary.longestRideTime) },
    { label: 'Longest tour', value: meters(summary.longestTourDistance) },
  ];
}

const meters = (value: number) => `${value.toFixed(1)} m`;
const speed = (value: number) => `${value.toFixed(1)} km/h`;

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
