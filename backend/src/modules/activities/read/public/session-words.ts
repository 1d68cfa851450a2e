import {
  type DisplayUnits,
  formatDistance,
  formatDuration,
  formatNumber,
  formatSpeed,
  roughly,
  sessionDayLine,
  summarize,
} from '@rideline/detection-engine';
import type { SharedActivity } from './shared-activities.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** Name, day and main figures of a shared session in its owner's units and clock, for previews. */
export function sessionWords({
  row,
  rides,
  ownerUnits,
  ownerTimes,
}: Pick<SharedActivity, 'row' | 'rides' | 'ownerUnits' | 'ownerTimes'>) {
  return {
    name: row.name === '' ? 'Unnamed Activity' : row.name,
    day:
      row.activityTime === null
        ? 'Date not available'
        : sessionDayLine({ millis: Date.parse(row.activityTime), timeZone: row.timeZone }, ownerTimes),
    figures: row.surfType === 'standing_waves' ? standing(rides, ownerUnits) : traveling(rides, ownerUnits),
  };
}

function traveling(rides: SharedActivity['rides'], units: DisplayUnits): readonly Figure[] {
  const summary = summarize(rides, 'traveling_waves');
  const { rough } = summary;
  return [
    { label: 'Rides', value: formatNumber(summary.totalRides, 0) },
    {
      label: 'Longest ride',
      value: roughly(formatDistance(summary.longestRideDistance, units), rough.rides),
    },
    { label: 'Longest time', value: roughly(formatDuration(summary.longestRideTime), rough.rides) },
    { label: 'Max speed', value: roughly(formatSpeed(summary.maxSpeed, units), rough.attempts) },
  ];
}

function standing(rides: SharedActivity['rides'], units: DisplayUnits): readonly Figure[] {
  const summary = summarize(rides, 'standing_waves');
  const { rough } = summary;
  return [
    { label: 'Attempts', value: formatNumber(summary.totalAttempts, 0) },
    { label: 'Surf rides', value: formatNumber(summary.totalRides, 0) },
    { label: 'Longest ride', value: roughly(formatDuration(summary.longestRideTime), rough.rides) },
    {
      label: 'Longest tour',
      value: roughly(formatDistance(summary.longestTourDistance, units), rough.tours),
    },
  ];
}
