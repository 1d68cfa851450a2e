import { summarize } from '@rideline/detection-engine';
import type { SharedActivity } from './shared-activities.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
}

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'long' });

/** Name, day and main figures of a shared session, for previews. */
export function sessionWords({ row, rides }: Pick<SharedActivity, 'row' | 'rides'>) {
  return {
    name: row.name === '' ? 'Unnamed Activity' : row.name,
    day: row.activityTime === null ? 'Date not available' : day.format(new Date(row.activityTime)),
    figures: row.surfType === 'standing_waves' ? standing(rides) : traveling(rides),
  };
}

function traveling(rides: SharedActivity['rides']): readonly Figure[] {
  const summary = summarize(rides, 'traveling_waves');
  const { rough } = summary;
  return [
    { label: 'Rides', value: String(summary.totalRides) },
    { label: 'Longest ride', value: figure(summary.longestRideDistance, meters, rough.rides) },
    { label: 'Longest time', value: figure(summary.longestRideTime, duration, rough.rides) },
    { label: 'Max speed', value: figure(summary.maxSpeed, speed, rough.attempts) },
  ];
}

function standing(rides: SharedActivity['rides']): readonly Figure[] {
  const summary = summarize(rides, 'standing_waves');
  const { rough } = summary;
  return [
    { label: 'Attempts', value: String(summary.totalAttempts) },
    { label: 'Surf rides', value: String(summary.totalRides) },
    { label: 'Longest ride', value: figure(summary.longestRideTime, duration, rough.rides) },
    { label: 'Longest tour', value: figure(summary.longestTourDistance, meters, rough.tours) },
  ];
}

/** A dash for null. */
const figure = (value: number | null, write: (value: number) => string, rough: boolean) =>
  value === null ? '-' : `${write(value)}${rough ? ' rough' : ''}`;
const meters = (value: number) => `${value.toFixed(1)} m`;
const speed = (value: number) => `${value.toFixed(1)} km/h`;

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
