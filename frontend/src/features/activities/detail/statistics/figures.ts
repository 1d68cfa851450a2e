import type { Preferences } from '../../../../app/api-types.ts';
import { formatCount, formatDuration, formatRate, roughly } from '../../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../../lib/units.ts';
import { measuredDistance, measuredSpeed, provenance } from '../rides/measured.ts';
import type { Session, SessionRide } from '../session/session.ts';
import type { Statistic } from './statistics-panel.tsx';
import { statisticsOf } from './statistics.ts';

const NO_RIDES = 'No rides recorded';

/** The statistics of a session for its panel, in the preferred units; the three leading ones come first. */
export function figuresOf({ activity, rides }: Session, preferences: Preferences): Statistic[] {
  const { summary, longest, longestInTime, fastest } = statisticsOf(rides, activity.surf_type);
  const { rough } = summary;
  const far = (meters: number | null) => formatDistance(meters, preferences);
  const farthest = (entry: SessionRide | null) =>
    entry === null ? {} : { title: provenance(measuredDistance(entry.ride, preferences), entry.ride) };
  const fastestOf = (entry: SessionRide | null) =>
    entry === null ? {} : { title: provenance(measuredSpeed(entry.ride, preferences), entry.ride) };
  const fast = (kmh: number | null) => formatSpeed(kmh, preferences);
  if (activity.surf_type === 'standing_waves') {
    return [
      {
        label: 'Surf Rides',
        value: `${formatCount(summary.totalRides)} (${formatRate(summary.successRate)})`,
        leading: true,
      },
      {
        label: 'Longest Ride Duration',
        value: roughly(formatDuration(summary.longestRideTime), rough.rides),
        leading: true,
        by: longestInTime,
      },
      {
        label: 'Max Drifting Speed',
        value: roughly(fast(summary.maxDriftSpeed), rough.attempts),
        leading: true,
        by: fastest,
        ...fastestOf(fastest),
      },
      { label: 'Total Attempts', value: formatCount(summary.totalAttempts) },
      { label: 'Total Surfing Time', value: formatDuration(summary.totalTime) },
      { label: 'Tours', value: `${formatCount(summary.totalTours)} (${formatRate(summary.tourRate)})` },
      {
        label: 'Longest Tour Distance',
        value: roughly(far(summary.longestTourDistance), rough.tours),
      },
      {
        label: 'Longest Tour Duration',
        value: roughly(formatDuration(summary.longestTourTime), rough.tours),
      },
    ];
  }
  return [
    { label: 'Total Rides', value: formatCount(summary.totalRides), leading: true },
    {
      label: 'Longest Ride Distance',
      value: roughly(far(summary.longestRideDistance), rough.rides),
      leading: true,
      by: longest,
      ...farthest(longest),
    },
    {
      label: 'Max Speed',
      value: roughly(fast(summary.maxSpeed), rough.attempts),
      leading: true,
      by: fastest,
      ...fastestOf(fastest),
    },
    {
      label: 'Longest Ride Time',
      value: roughly(formatDuration(summary.longestRideTime), rough.rides),
      by: longestInTime,
    },
    { label: 'Total Surfing Distance', value: far(summary.totalDistance) },
    { label: 'Total Time Surfing', value: formatDuration(summary.totalTime) },
    {
      label: 'Top 5 Average Distance',
      value: summary.top5AverageDistance === null ? NO_RIDES : far(summary.top5AverageDistance),
    },
    { label: 'Top 5 Average Time', value: formatDuration(summary.top5AverageTime, NO_RIDES) },
  ];
}
